when-played = ви граєте { ACC($card) }
when-killed = { $of ->
    [you] ви вбиваєте
    [others] інший гравець вбиває
   *[all] будь-який гравець вбиває
} чаклуна
when-turn-starts = починається ваш хід
