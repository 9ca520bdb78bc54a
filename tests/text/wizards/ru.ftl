when-played = вы разыгрываете { ACC($card) }
when-killed = { $of ->
    [you] вы убиваете
    [others] другой игрок убивает
   *[all] любой игрок убивает
} колдуна
when-turn-starts = начинается ваш ход
