### Чому бот радить саме це.

why-thrifty-play = зіграти цю карту нічого не коштує
why-thrifty-prep = з наступного ходу це заклинання можна буде активувати
why-thrifty-cast = воно завдасть пошкоджень уже зараз, а портал звільниться для іншого
why-thrifty-casting-end = решта заклинань дасть більше потім
why-thrifty-target = тут від пошкоджень найбільше користі
why-thrifty-discard = багаті карти лежать поруч і прийдуть разом
why-thrifty-charge = уміння стає на крок ближче
why-thrifty-gain = найкраще, на що можна витратити етер: { $kind ->
    [gem] етер щоразу, як ця карта прийде
    [spell] ще одне заклинання для порталів
   *[other] користь щоразу, як ця карта прийде
}
why-thrifty-gain-free-gain = найкраща карта, яку можна взяти задарма
why-thrifty-focus = портал ближче до відкриття
why-thrifty-open = відтепер тут щоходу можна готувати заклинання
why-thrifty-use = ефект вартий більше, ніж коштує
why-thrifty-remove = позбутися цієї сили дешевше, ніж дочекатися її ефекту
why-thrifty-ability = уміння готове й зараз дасть більше, ніж потім
why-thrifty-ward-no = уміння знадобиться більше потім
why-thrifty-main-end = нічого вартого уваги не лишилося
why-thrifty-player = цьому гравцеві це дасть найбільше користі або завдасть найменше шкоди
why-thrifty-whose-turn-player = тут найбільше пошкоджень у порталах та етеру на руці
why-thrifty-arrange-pick = монстр має ходити якомога пізніше
why-thrifty-pick-discard-pick = цієї карти бракуватиме найменше
why-thrifty-pick-destroy-pick = без цієї карти колода краща
why-thrifty-pick-destroy-done = карти, що лишилися, ще знадобляться
why-thrifty-pile = цього стосу бракуватиме найменше
why-thrifty-breach = цього порталу бракуватиме найменше

## Перемикачі, про які вже сказано вище

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

## З чого складається оцінка позиції

worth-nemesis = життя монстра
worth-gravehold = Грейвголд
worth-lives = життя магів
worth-threats = посіпаки й сили в грі
worth-cards = ваші карти й портали
worth-victory = кінець гри
worth-turn-order = порядок ходів
