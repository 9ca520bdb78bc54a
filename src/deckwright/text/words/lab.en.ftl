## Bots and simulations: what can go wrong

error-bot-plays-not = the bot “{ $bot }” does not play this game
error-no-games = a simulation needs at least one game, not { $games }
error-no-processes = a simulation needs at least one process, not { $processes }
error-worker-died = one of the processes of the simulation was ended from outside; { $games ->
    [one] { $games } game was played
   *[other] { $games } games were played
}
