/* Short cuts for the C that mypyc writes, put in front of every file by compile_engine.py.
 *
 * The generated code calls Python's own library for each field of a record, each name of a module, each item of a list.
 * Most of these calls find what the same line found the last time. So each line remembers it, and asks
 * again only when the type or the module has changed since, which Python itself tells by version numbers: the interpreter does
 * the same with its bytecode. Where a number is unknown or Python is too new, everything goes the ordinary way.
 */
#ifndef DECKWRIGHT_INLINE_H
#define DECKWRIGHT_INLINE_H

#include <Python.h>
#include <structmember.h>
#include "CPy.h"

#if PY_VERSION_HEX < 0x030E0000 && !defined(Py_GIL_DISABLED)

/* -- fields of records, and what a class holds for all its instances ------------------------------------------- */

struct field_cache {
    unsigned int version; /* of the type; 0 is no version */
    PyObject *name;       /* most lines ask for one name only, but getattr(card, name) for any */
    Py_ssize_t offset;    /* of the field, or 0 */
    PyObject *value;      /* of the class, where it is no field */
};

static void remember_field(
    struct field_cache *cache, PyTypeObject *type, PyObject *name, Py_ssize_t offset, PyObject *value) {
    Py_INCREF(name); /* kept, so that no other name is ever found at its place */
    Py_XSETREF(cache->name, name);
    cache->offset = offset;
    cache->value = value;
    cache->version = type->tp_version_tag;
}

static CPy_NOINLINE PyObject *find_field(PyObject *object, PyObject *name, struct field_cache *cache) {
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_IS_TYPE(found, &PyMemberDescr_Type)) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX && PyType_IsSubtype(type, PyDescr_TYPE(found))) {
                remember_field(cache, type, name, member->offset, NULL);
            }
        } else if (found != NULL && Py_TYPE(found)->tp_descr_get == NULL && type->tp_dictoffset == 0) {
            remember_field(cache, type, name, 0, found);
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *field(PyObject *object, PyObject *name, struct field_cache *cache) {
    if (likely(Py_TYPE(object)->tp_version_tag == cache->version && name == cache->name && cache->version != 0)) {
        PyObject *value = cache->offset ? *(PyObject **)((char *)object + cache->offset) : cache->value;
        if (likely(value != NULL)) {
            return Py_NewRef(value);
        }
    }
    return find_field(object, name, cache);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(object, name) \
    __extension__({ static struct field_cache cache; field((object), (name), &cache); })

/* getattr(card, name, otherwise): an error is not even made for cards that are known to have no such field. */
static inline PyObject *field_or(PyObject *object, PyObject *name, PyObject *otherwise, struct field_cache *cache) {
    PyTypeObject *type = Py_TYPE(object);
    if (likely(type->tp_version_tag == cache->version && name == cache->name && cache->version != 0)) {
        PyObject *value = cache->offset ? *(PyObject **)((char *)object + cache->offset) : cache->value;
        return Py_NewRef(value != NULL ? value : otherwise);
    }
    if (type->tp_getattro == PyObject_GenericGetAttr && type->tp_dictoffset == 0 && _PyType_Lookup(type, name) == NULL) {
        remember_field(cache, type, name, 0, NULL);
        return Py_NewRef(otherwise);
    }
    PyObject *value = find_field(object, name, cache);
    if (value == NULL && PyErr_ExceptionMatches(PyExc_AttributeError)) {
        PyErr_Clear();
        return Py_NewRef(otherwise);
    }
    return value;
}

#define CPyObject_GetAttr3(object, name, otherwise) \
    __extension__({ static struct field_cache cache; field_or((object), (name), (otherwise), &cache); })

/* -- is it one of these? --------------------------------------------------------------------------------------- */

static inline int is_a(PyObject *object, PyTypeObject *wanted, PyTypeObject **last) {
    PyTypeObject *type = Py_TYPE(object);
    if (likely(type == wanted || type == *last)) {
        return 1;
    }
    if (!PyType_IsSubtype(type, wanted)) {
        return 0;
    }
    Py_INCREF(type); /* kept, so that no other type is ever found at its place */
    Py_XSETREF(*last, type);
    return 1;
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) \
    __extension__({ static PyTypeObject *last; is_a((PyObject *)(object), (type), &last); })

/* -- calls of compiled functions ------------------------------------------------------------------------------- */

static inline PyObject *call(PyObject *function, PyObject *const *arguments, size_t count, PyObject *names) {
    if (likely(Py_IS_TYPE(function, &PyCFunction_Type) &&
               PyCFunction_GET_FLAGS(function) == (METH_FASTCALL | METH_KEYWORDS))) {
        _PyCFunctionFastWithKeywords direct = (_PyCFunctionFastWithKeywords)PyCFunction_GET_FUNCTION(function);
        return direct(PyCFunction_GET_SELF(function), arguments, PyVectorcall_NARGS(count), names);
    }
    return PyObject_Vectorcall(function, arguments, count, names);
}

#define PyObject_Vectorcall(function, arguments, count, names) call((function), (arguments), (count), (names))

#define CPyArg_ParseStackAndKeywordsSimple(given, count, names, parser, ...)                              \
    __extension__({                                                                                       \
        PyObject **into[] = {__VA_ARGS__};                                                                \
        int fits = (names) == NULL && (count) == (Py_ssize_t)(sizeof into / sizeof into[0]);              \
        if (likely(fits)) {                                                                               \
            for (size_t at = 0; at < sizeof into / sizeof into[0]; at++) *into[at] = (given)[at];         \
        }                                                                                                 \
        likely(fits) || CPyArg_ParseStackAndKeywordsSimple((given), (count), (names), (parser), __VA_ARGS__); \
    })

/* -- lists and numbers ----------------------------------------------------------------------------------------- */

static inline PyObject *list_item(PyObject *list, CPyTagged index) {
    /* An even number is twice the index; a negative one is too big when it has no sign. */
    if (likely(!(index & 1) && (size_t)(index >> 1) < (size_t)PyList_GET_SIZE(list))) {
        return Py_NewRef(PyList_GET_ITEM(list, index >> 1));
    }
    return CPyList_GetItem(list, index);
}

#define CPyList_GetItem(list, index) list_item((list), (index))

static inline PyObject *list_item_borrowed(PyObject *list, CPyTagged index) {
    if (likely(!(index & 1) && (size_t)(index >> 1) < (size_t)PyList_GET_SIZE(list))) {
        return PyList_GET_ITEM(list, index >> 1);
    }
    return CPyList_GetItemBorrow(list, index);
}

#define CPyList_GetItemBorrow(list, index) list_item_borrowed((list), (index))

static inline PyObject *list_item_short(PyObject *list, CPyTagged index) {
    Py_ssize_t at = (Py_ssize_t)index >> 1;
    at = at < 0 ? at + PyList_GET_SIZE(list) : at;
    if (likely((size_t)at < (size_t)PyList_GET_SIZE(list))) {
        return Py_NewRef(PyList_GET_ITEM(list, at));
    }
    return CPyList_GetItemShort(list, index);
}

#define CPyList_GetItemShort(list, index) list_item_short((list), (index))

static inline bool set_list_item(PyObject *list, CPyTagged index, PyObject *value) {
    if (likely(!(index & 1) && (size_t)(index >> 1) < (size_t)PyList_GET_SIZE(list))) {
        PyObject *before = PyList_GET_ITEM(list, index >> 1);
        PyList_SET_ITEM(list, index >> 1, value);
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItem(list, index, value);
}

#define CPyList_SetItem(list, index, value) set_list_item((list), (index), (value))

static inline PyObject *list_item_at(PyObject *list, int64_t index) {
    if (likely((size_t)index < (size_t)PyList_GET_SIZE(list))) {
        return Py_NewRef(PyList_GET_ITEM(list, index));
    }
    return CPyList_GetItemInt64(list, index);
}

#define CPyList_GetItemInt64(list, index) list_item_at((list), (index))

static inline bool set_list_item_at(PyObject *list, int64_t index, PyObject *value) {
    if (likely((size_t)index < (size_t)PyList_GET_SIZE(list))) {
        PyObject *before = PyList_GET_ITEM(list, index);
        PyList_SET_ITEM(list, index, value);
        Py_DECREF(before);
        return true;
    }
    return CPyList_SetItemInt64(list, index, value);
}

#define CPyList_SetItemInt64(list, index, value) set_list_item_at((list), (index), (value))

static inline int append(PyObject *list, PyObject *item) {
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (likely(PyList_Check(list) && size < self->allocated)) {
        Py_INCREF(item);
        PyList_SET_ITEM(list, size, item);
        Py_SET_SIZE(self, size + 1);
        return 0;
    }
    return PyList_Append(list, item);
}

#define PyList_Append(list, item) append((list), (item))

/* Python gives the room of a list back as soon as half of it is empty, and zones and the stack of what is to be done grow
 * and shrink all the time. So a short one keeps its room. */
#define SHORT_LIST 64

static inline PyObject *pop_last(PyObject *list) {
    Py_ssize_t left = PyList_GET_SIZE(list) - 1;
    if (likely(left >= 0 && ((PyListObject *)list)->allocated <= SHORT_LIST)) {
        Py_SET_SIZE((PyVarObject *)list, left);
        return PyList_GET_ITEM(list, left);
    }
    return CPyList_PopLast(list);
}

#define CPyList_PopLast(list) pop_last((list))

/* Whether the items of a list or tuple were put behind those of another: there is room for them, or there are none. */
static inline bool appended(PyObject *list, PyObject *more) {
    if (!PyList_CheckExact(list) || !(PyList_CheckExact(more) || PyTuple_CheckExact(more))) {
        return false;
    }
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = PyList_GET_SIZE(list), count = Py_SIZE(more);
    if (count != 0) {
        if (self->allocated - size < count) {
            return false;
        }
        PyObject **items = PySequence_Fast_ITEMS(more);
        for (Py_ssize_t at = 0; at < count; at++) {
            PyList_SET_ITEM(list, size + at, Py_NewRef(items[at]));
        }
        Py_SET_SIZE(self, size + count);
    }
    return true;
}

static inline PyObject *extend(PyObject *list, PyObject *more) {
    if (appended(list, more)) {
        return Py_NewRef(Py_None);
    }
#if PY_VERSION_HEX < 0x030D0000
    return _PyList_Extend((PyListObject *)list, more);
#else
    return CPyList_Extend(list, more);
#endif
}

#define CPyList_Extend(list, more) extend((list), (more))

static inline PyObject *concatenated(PyObject *list, PyObject *more) {
    return PyList_CheckExact(more) && appended(list, more) ? Py_NewRef(list) : PySequence_InPlaceConcat(list, more);
}

#define PySequence_InPlaceConcat(list, more) concatenated((list), (more))

extern PyObject *small_numbers[];
#define LEAST_SMALL (-5)
#define MOST_SMALL 256

static inline PyObject *as_object(CPyTagged number) {
    if (likely(!(number & 1))) {
        Py_ssize_t value = (Py_ssize_t)number >> 1;
        if (likely(value >= LEAST_SMALL && value <= MOST_SMALL)) {
            return Py_NewRef(small_numbers[value - LEAST_SMALL]);
        }
    }
    return CPyTagged_StealAsObject(number);
}

#define CPyTagged_StealAsObject(number) as_object(number)

#if PY_VERSION_HEX < 0x030C0000

#ifndef Py_BUILD_CORE
#define Py_BUILD_CORE 1
#endif
#include "internal/pycore_dict.h"

/* Whether a number is a digit of Python's, the kind that nearly all numbers are, and not below zero. */
static inline bool is_digit(PyObject *number) {
    return PyLong_CheckExact(number) && (size_t)Py_SIZE(number) < 2;
}

static inline digit as_digit(PyObject *number) {
    return Py_SIZE(number) == 0 ? 0 : ((PyLongObject *)number)->ob_digit[0];
}

/* A card leaves a zone. Small numbers are made once, so that none but the card itself can be equal to it. */
static inline int take_out(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    bool is_short = ((PyListObject *)list)->allocated <= SHORT_LIST;
    if (likely(is_short && is_digit(item) && as_digit(item) <= MOST_SMALL)) {
        PyObject **items = ((PyListObject *)list)->ob_item;
        for (Py_ssize_t at = 0; at < size && PyLong_CheckExact(items[at]); at++) {
            if (items[at] == item) {
                memmove(items + at, items + at + 1, (size - at - 1) * sizeof *items);
                Py_SET_SIZE((PyVarObject *)list, size - 1);
                Py_DECREF(item);
                return 0;
            }
        }
    }
    return CPyList_Remove(list, item);
}

#define CPyList_Remove(list, item) take_out((list), (item))

/* A bit mask grows by some bits. */
static inline PyObject *with_bits(PyObject *mask, PyObject *more) {
    if (likely(is_digit(mask) && is_digit(more))) {
        digit bits = as_digit(mask) | as_digit(more);
        if (likely(bits <= MOST_SMALL)) {
            return Py_NewRef(small_numbers[(long)bits - LEAST_SMALL]);
        }
    }
    return PyNumber_InPlaceOr(mask, more);
}

#define PyNumber_InPlaceOr(mask, more) with_bits((mask), (more))

/* A number in a list grows. */
static inline PyObject *increased(PyObject *number, PyObject *by) {
    if (likely(is_digit(number) && is_digit(by))) {
        digit sum = as_digit(number) + as_digit(by);
        if (likely(sum <= MOST_SMALL)) {
            return Py_NewRef(small_numbers[(long)sum - LEAST_SMALL]);
        }
    }
    return PyNumber_InPlaceAdd(number, by);
}

#define PyNumber_InPlaceAdd(number, by) increased((number), (by))

/* -- sets, and dictionaries by names --------------------------------------------------------------------------- */

/* The hash of a text that has been asked for it before, of a small number, or of a class: its turned address, as for
 * any object. -1 if there is none at hand. */
static inline Py_hash_t hash_at_hand(PyObject *key) {
    if (PyUnicode_CheckExact(key)) {
        return ((PyASCIIObject *)key)->hash;
    }
    if (is_digit(key)) {
        return (Py_hash_t)as_digit(key);
    }
    if (PyType_Check(key) && Py_TYPE(key)->tp_hash == PyBaseObject_Type.tp_hash) {
        return (Py_hash_t)((size_t)key >> 4 | (size_t)key << (8 * sizeof(size_t) - 4));
    }
    return -1;
}

/* Is a seat, card or name among a few? */
static inline int is_among(PyObject *few, PyObject *one) {
    Py_hash_t hash;
    if (likely((PyTuple_CheckExact(few) || PyList_CheckExact(few)) && (hash = hash_at_hand(one)) != -1)) {
        PyObject **items = PySequence_Fast_ITEMS(few);
        for (Py_ssize_t at = 0; at < Py_SIZE(few); at++) {
            if (items[at] == one) {
                return 1;
            }
            if (unlikely(!Py_IS_TYPE(items[at], Py_TYPE(one)) || hash_at_hand(items[at]) == hash ||
                         hash_at_hand(items[at]) == -1)) {
                return PySequence_Contains(few, one);
            }
        }
        return 0;
    }
    return PySequence_Contains(few, one);
}

#define PySequence_Contains(few, one) is_among((few), (one))

/* Nearly every time, the first place looked at has the thing itself or nothing. */
static inline int contains(PyObject *set, PyObject *key) {
    Py_hash_t hash = hash_at_hand(key);
    if (likely(hash != -1)) {
        setentry *first = &((PySetObject *)set)->table[hash & ((PySetObject *)set)->mask];
        if (first->key == key) {
            return 1;
        }
        if (first->key == NULL && first->hash == 0) {
            return 0;
        }
    }
    return PySet_Contains(set, key);
}

#define PySet_Contains(set, key) contains((set), (key))

static inline int add_to_set(PyObject *set, PyObject *key) {
    Py_hash_t hash = hash_at_hand(key);
    if (likely(hash != -1 && PySet_CheckExact(set))) {
        PySetObject *self = (PySetObject *)set;
        setentry *first = &self->table[hash & self->mask];
        if (first->key == key) {
            return 0;
        }
        if (first->key == NULL && (self->fill + 1) * 5 < self->mask * 3) { /* nor would it have to grow */
            first->key = Py_NewRef(key);
            first->hash = hash;
            self->fill++;
            self->used++;
            return 0;
        }
    }
    return PySet_Add(set, key);
}

#define PySet_Add(set, key) add_to_set((set), (key))

/* The value of a name, small number or class in a small dictionary, such as a scope's, or NULL. Names are interned, so
 * that the same name is the same object; where it only has the same hash, ``unsure`` is set. */
static inline PyObject *named(PyObject *dict, PyObject *key, bool *unsure) {
    PyDictKeysObject *keys = ((PyDictObject *)dict)->ma_keys;
    Py_hash_t hash = hash_at_hand(key);
    if (likely(hash != -1 && keys->dk_kind != DICT_KEYS_SPLIT && DK_LOG_SIZE(keys) < 8)) {
        bool by_names = keys->dk_kind == DICT_KEYS_UNICODE;
        const int8_t *places = (const int8_t *)keys->dk_indices;
        size_t mask = ((size_t)1 << DK_LOG_SIZE(keys)) - 1, perturbed = (size_t)hash, place = (size_t)hash & mask;
        for (;;) {
            Py_ssize_t at = places[place];
            if (at >= 0 && by_names) {
                PyDictUnicodeEntry *found = &DK_UNICODE_ENTRIES(keys)[at];
                if (likely(found->me_key == key)) {
                    return found->me_value;
                }
                if (((PyASCIIObject *)found->me_key)->hash == hash) {
                    break;
                }
            } else if (at >= 0) {
                PyDictKeyEntry *found = &DK_ENTRIES(keys)[at];
                if (likely(found->me_key == key)) {
                    return found->me_value;
                }
                if (found->me_hash == hash) {
                    break;
                }
            } else if (at == DKIX_EMPTY) {
                return NULL;
            }
            perturbed >>= 5;
            place = (place * 5 + perturbed + 1) & mask;
        }
    }
    *unsure = true;
    return NULL;
}

static inline PyObject *get(PyObject *dict, PyObject *key, PyObject *otherwise) {
    bool unsure = false;
    PyObject *value = named(dict, key, &unsure);
    return unlikely(unsure) ? CPyDict_Get(dict, key, otherwise) : Py_NewRef(value != NULL ? value : otherwise);
}

#define CPyDict_Get(dict, key, otherwise) get((dict), (key), (otherwise))
#define CPyDict_GetWithNone(dict, key) get((dict), (key), Py_None)

static inline int has_key(PyObject *dict, PyObject *key) {
    bool unsure = false;
    PyObject *value = named(dict, key, &unsure);
    return unlikely(unsure) ? PyDict_Contains(dict, key) : value != NULL;
}

#define PyDict_Contains(dict, key) has_key((dict), (key))

static inline PyObject *find_entry(PyObject *dict, PyObject *key) {
    bool unsure = false;
    PyObject *value = PyDict_CheckExact(dict) ? named(dict, key, &unsure) : NULL;
    return value != NULL ? Py_NewRef(value) : CPyDict_GetItem(dict, key);
}

/* {"you": seat, "this": card}: a line that writes down a dictionary writes the same names every time. So it copies the
 * dictionary that it made first, with None for every value, and puts the values in. */
static inline PyObject *written_down(PyObject **first, Py_ssize_t size, PyObject **given) {
    if (unlikely(*first == NULL)) {
        *first = PyDict_New();
        for (Py_ssize_t at = 0; *first != NULL && at < size; at++) {
            if (PyDict_SetItem(*first, given[2 * at], Py_None) < 0) {
                Py_CLEAR(*first);
            }
        }
        if (*first == NULL) {
            return NULL;
        }
    }
    PyDictKeysObject *keys = ((PyDictObject *)*first)->ma_keys;
    bool same = size > 0 && keys->dk_kind == DICT_KEYS_UNICODE && keys->dk_nentries == size;
    for (Py_ssize_t at = 0; same && at < size; at++) {
        same = DK_UNICODE_ENTRIES(keys)[at].me_key == given[2 * at];
    }
    PyObject *dict = same ? PyDict_Copy(*first) : PyDict_New();
    if (unlikely(dict == NULL)) {
        return NULL;
    }
    if (likely(same)) {
        PyDictUnicodeEntry *entries = DK_UNICODE_ENTRIES(((PyDictObject *)dict)->ma_keys);
        bool tracked = false;
        for (Py_ssize_t at = 0; at < size; at++) {
            PyObject *value = given[2 * at + 1];
            Py_SETREF(entries[at].me_value, Py_NewRef(value));
            tracked |= PyType_IS_GC(Py_TYPE(value));
        }
        if (tracked) {
            PyObject_GC_Track(dict);
        }
        return dict;
    }
    for (Py_ssize_t at = 0; at < size; at++) {
        if (PyDict_SetItem(dict, given[2 * at], given[2 * at + 1]) < 0) {
            Py_DECREF(dict);
            return NULL;
        }
    }
    return dict;
}

#define CPyDict_Build(size, ...)                          \
    __extension__({                                       \
        static PyObject *first;                           \
        PyObject *given[] = {__VA_ARGS__};                \
        written_down(&first, (size), given);              \
    })

/* -- names of a module ----------------------------------------------------------------------------------------- */

struct name_cache {
    uint64_t version; /* of the dictionary; no two have the same, and every change makes another */
    PyObject *key;
    PyObject *value;
};

static inline PyObject *entry(PyObject *dict, PyObject *key, struct name_cache *cache) {
    if (((PyDictObject *)dict)->ma_version_tag == cache->version && key == cache->key) {
        return Py_NewRef(cache->value);
    }
    PyObject *value = find_entry(dict, key);
    if (value != NULL && PyUnicode_CheckExact(key) && PyUnicode_CHECK_INTERNED(key)) {
        cache->version = ((PyDictObject *)dict)->ma_version_tag;
        if (key != cache->key) {
            Py_INCREF(key); /* kept, so that no other name is ever found at its place */
            Py_XSETREF(cache->key, key);
        }
        cache->value = value;
    }
    return value;
}

#define CPyDict_GetItem(dict, key) \
    __extension__({ static struct name_cache cache; entry((dict), (key), &cache); })

#endif

#endif
#endif
