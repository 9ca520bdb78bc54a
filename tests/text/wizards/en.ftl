when-played = you play a { $card }
when-killed = { $of ->
    [you] you kill
    [others] another player kills
   *[all] a player kills
} a wizard
when-turn-starts = your turn begins
