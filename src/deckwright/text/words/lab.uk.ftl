## Боти й симуляції: що може піти не так

error-unfit-value = вивчене оцінювання не підходить до цієї гри; навчіть його знову: deckwright train { $game }
error-no-value = для цієї гри немає вивченого оцінювання; навчіть його: deckwright train { $game }
error-bot-plays-not = бот «{ $bot }» не грає в цю гру
bot-plays-simply = { $bot } грає лише за простими правилами: { $why }
error-no-games = для симуляції потрібна щонайменше одна гра, а не { $games }
error-no-processes = для симуляції потрібен щонайменше один процес, а не { $processes }
error-worker-died = один із процесів симуляції перервали ззовні; { $games ->
    [one] зіграно { $games } гру
    [few] зіграно { $games } гри
   *[many] зіграно { $games } ігор
}
