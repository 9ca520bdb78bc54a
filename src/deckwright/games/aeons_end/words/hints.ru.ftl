### Почему бот советует именно это.

why-thrifty-play = розыгрыш этой карты ничего не стоит
why-thrifty-prep = со следующего хода это заклинание можно будет произнести
why-thrifty-cast = заклинание нанесёт урон уже сейчас, а разлом освободится для другого
why-thrifty-casting-end = остальные заклинания дадут больше потом
why-thrifty-target = здесь от урона больше всего пользы
why-thrifty-discard = сильные карты, сброшенные одна за другой, придут вместе
why-thrifty-charge = способность становится на шаг ближе
why-thrifty-gain = это лучшее, на что можно потратить эфир: { $kind ->
    [gem] эта карта будет приносить эфир всякий раз, когда придёт в руку
    [spell] у разломов будет ещё одно заклинание
   *[other] эта карта пригодится всякий раз, когда придёт в руку
}
why-thrifty-gain-free-gain = лучшая карта, которую можно взять даром
why-thrifty-focus = разлом станет ближе к открытию
why-thrifty-open = отныне здесь каждый ход можно готовить заклинания
why-thrifty-use = эффект даст больше, чем стоит
why-thrifty-remove = избавиться от этой силы дешевле, чем дождаться её эффекта
why-thrifty-ability = способность готова и сейчас даст больше, чем потом
why-thrifty-ward-no = способность больше пригодится потом
why-thrifty-main-end = ничего стоящего не осталось
why-thrifty-player = этому игроку это даст больше всего пользы или меньше всего вреда
why-thrifty-whose-turn-player = у этого игрока больше всего урона в разломах и эфира в руке
why-thrifty-arrange-pick = исчадие должно ходить как можно позже
why-thrifty-pick-discard-pick = этой карты будет не хватать меньше всего
why-thrifty-pick-destroy-pick = без этой карты колода лучше
why-thrifty-pick-destroy-done = оставшиеся карты ещё пригодятся
why-thrifty-pile = этой стопки будет не хватать меньше всего
why-thrifty-breach = этого разлома будет не хватать меньше всего

## Переключатели, о которых уже сказано выше

why-changed-breach_1 = { "" }
why-changed-breach_2 = { "" }
why-changed-breach_3 = { "" }
why-changed-breach_4 = { "" }
why-changed-focused_1 = { "" }
why-changed-focused_2 = { "" }
why-changed-focused_3 = { "" }
why-changed-focused_4 = { "" }
why-changed-focus_discount = { "" }
why-changed-two_spells_per_breach = { "" }
why-changed-next_gain_on_deck = { "" }
why-changed-next_gain_to_ally = { "" }
why-changed-extra_draws = { "" }
why-changed-warded = { "" }
why-changed-turn_token = { "" }

## Из чего складывается оценка позиции

worth-nemesis = урон исчадию
worth-gravehold = Грейвхолд
worth-lives = жизни магов
worth-threats = приспешники и силы в игре
worth-cards = ваши карты, заклинания и разломы
worth-victory = исход игры
worth-turn-order = порядок ходов
