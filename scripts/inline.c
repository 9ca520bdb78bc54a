/* The small integers, which Python makes once and for all: see inline.h. */
#include "inline.h"

#ifdef MOST_SMALL

PyObject *small_numbers[MOST_SMALL - LEAST_SMALL + 1];

__attribute__((constructor)) static void find_small_numbers(void) {
    for (long value = LEAST_SMALL; value <= MOST_SMALL; value++) {
        small_numbers[value - LEAST_SMALL] = PyLong_FromLong(value);
    }
}

#endif
