"""Cards in flight, frame by frame: they keep their proportions, and rows that wrap again do not fly."""

from __future__ import annotations

import pytest
from people import Shape, Sit
from playwright.sync_api import expect
from serving import Server

WATCH = """
window.flights = { seen: 0, stretched: [], far: [] };
addEventListener('DOMContentLoaded', () => {
  const name = (node) => node.getAttribute('aria-label') ?? node.className;
  const look = () => {
    for (const node of document.querySelectorAll('.ghost, main [data-n]')) {
      if (!node.getAnimations().length || !node.offsetWidth) continue;
      // Not its box: cards that lie askew have another one.
      const style = getComputedStyle(node);
      const turned = new DOMMatrix(style.transform);
      const [wide, high = wide] = style.scale === 'none' ? [1] : style.scale.split(' ').map(Number);
      const [across, down] = [Math.hypot(turned.a, turned.b) * wide, Math.hypot(turned.c, turned.d) * high];
      if (node.classList.contains('ghost')) window.flights.seen++;
      // The size before it flies is known in whole pixels only.
      const off = Math.abs(across - down) * Math.min(node.offsetWidth, node.offsetHeight);
      if (off > 1.5) window.flights.stretched.push([name(node), across, down]);
      const [x = 0, y = 0] = style.translate.split(' ').map(parseFloat);
      if (Math.hypot(x || 0, y || 0) > 261) window.flights.far.push([name(node), x, y]);
    }
    requestAnimationFrame(look);
  };
  look();
});
"""
"""Notes in every frame what is stretched in one direction, and what slides further than a little way."""


@pytest.mark.parametrize("shape", [Shape.DESK, Shape.PHONE])
@pytest.mark.parametrize(
    ("game", "setup"), [("aeons-end", {"nemesis": "rageborne"}), ("enchanters", {}), ("krutagidon", {})]
)
def test_no_card_is_stretched_or_crosses_the_table_because_rows_wrap_again(
    sit: Sit, server: Server, game: str, setup: dict[str, str], shape: Shape
) -> None:
    olena = sit("Olena", shape=shape)
    olena.prefers(motion="full")
    olena.context.add_init_script(WATCH)
    olena.sits_down_at(server.new_table("here:Olena", "bot:random", game=game, seed="4", **setup))

    for _ in range(40):
        olena.is_asked()
        olena.takes_anything()
        if olena.page.evaluate("window.flights.seen") > 60:
            break
    expect(olena.page.locator("main.board")).to_be_visible()

    flights = olena.page.evaluate("window.flights")
    assert flights["seen"] > 60, "nothing flew"
    assert flights["stretched"] == []
    assert flights["far"] == []
