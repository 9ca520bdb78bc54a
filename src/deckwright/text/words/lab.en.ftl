## Bots and simulations: what can go wrong

error-unfit-value = the learned value does not fit this game; train it again: deckwright train { $game }
error-no-value = there is no learned value for this game; train one: deckwright train { $game }
error-bot-plays-not = the bot “{ $bot }” does not play this game
bot-plays-simply = { $bot } plays by rules of thumb only: { $why }
error-no-games = a simulation needs at least one game, not { $games }
error-no-processes = a simulation needs at least one process, not { $processes }
error-worker-died = one of the processes of the simulation was ended from outside; { $games ->
    [one] { $games } game was played
   *[other] { $games } games were played
}
