## Боты и симуляции: что может пойти не так

error-unfit-value = выученная оценка не подходит к этой игре; обучите её снова: deckwright train { $game }
error-no-value = для этой игры нет выученной оценки; обучите её: deckwright train { $game }
error-bot-plays-not = бот «{ $bot }» не играет в эту игру
bot-plays-simply = { $bot } играет только по простым правилам: { $why }
error-no-games = для симуляции нужна хотя бы одна игра, а не { $games }
error-no-processes = для симуляции нужен хотя бы один процесс, а не { $processes }
error-worker-died = один из процессов симуляции прервали извне; { $games ->
    [one] сыграна { $games } игра
    [few] сыграны { $games } игры
   *[many] сыграно { $games } игр
}
