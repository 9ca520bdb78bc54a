phrase-a = { $thing }
phrase-up-to = do { GEN($amount) }
phrase-has = masz
phrase-for-each-such = za { $each } { $things }
phrase-done-to = { $done } { $thing }
phrase-may = możesz { $does }
phrase-one-of = jedno: { $branches }
phrase-if = jeśli { $condition }, { $then }
phrase-otherwise = W przeciwnym razie { $text }
phrase-has-at-least = { $has } { $holds ->
    [yes] co najmniej
   *[no] mniej niż
} { $number }
phrase-number-of = { $case ->
    [gen] liczby
   *[nom] liczba
} { $units }
phrase-times-value = { $times } × { $value }
