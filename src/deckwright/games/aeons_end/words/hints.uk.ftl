### Чому бот радить саме це.

why-thrifty-play = зіграти цю карту нічого не коштує
why-thrifty-prep = з наступного ходу це заклинання можна буде активувати
why-thrifty-cast = заклинання завдасть пошкоджень уже зараз, а портал звільниться для іншого
why-thrifty-casting-end = решта заклинань дасть більше потім
why-thrifty-target = тут від пошкоджень найбільше користі
why-thrifty-discard = сильні карти, скинуті одна за одною, прийдуть разом
why-thrifty-charge = уміння стає на крок ближче
why-thrifty-gain = це найкраще, на що можна витратити етер: { $kind ->
    [gem] ця карта даватиме етер щоразу, як прийде на руку
    [spell] портали матимуть ще одне заклинання
   *[other] ця карта ставатиме в пригоді щоразу, як прийде на руку
}
why-thrifty-gain-free-gain = найкраща карта, яку можна взяти задарма
why-thrifty-focus = портал стане ближчим до відкриття
why-thrifty-open = відтепер тут щоходу можна готувати заклинання
why-thrifty-use = ефект дасть більше, ніж коштує
why-thrifty-remove = позбутися цієї сили дешевше, ніж дочекатися її ефекту
why-thrifty-ability = уміння готове й зараз дасть більше, ніж потім
why-thrifty-ward-no = уміння більше знадобиться потім
why-thrifty-main-end = нічого вартого уваги не лишилося
why-thrifty-player = цьому гравцеві це дасть найбільше користі або завдасть найменше шкоди
why-thrifty-whose-turn-player = у цього гравця найбільше пошкоджень у порталах та етеру на руці
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

worth-nemesis = пошкодження монстрові
worth-gravehold = Грейвголд
worth-lives = життя магів
worth-threats = посіпаки й сили в грі
worth-cards = ваші карти, заклинання й портали
worth-victory = кінець гри
worth-turn-order = порядок ходів
