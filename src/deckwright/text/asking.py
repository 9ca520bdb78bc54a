"""What a question asks, told from the step that asks it, to whoever has to answer."""

from __future__ import annotations

import msgspec

from deckwright.core.declared import Step
from deckwright.core.shown import QuestionView
from deckwright.effects.picks import VERB_OF
from deckwright.effects.vocabulary.flow import Chance, Choose, Every, Forget, Fork, Let, May, Offer, OneOf
from deckwright.effects.words import mentions, names_bound
from deckwright.rules.contract import Rules
from deckwright.text.clauses import Referent, Sort
from deckwright.text.grammar import agreed
from deckwright.text.telling import Telling, uses_at_once


def question_text(t: Telling, question: QuestionView) -> str:
    """What the asked player is to do or to decide; nothing if the step says no more than its prompt."""
    step, later = _asking(t.rules, question), _asking(t.rules, question, 1)
    if isinstance(step, Choose):
        _recall(t, question, step.by)
        let = _let(step)
        if (told := _upon_whom(t, question, let)) is not None:
            return told
        if step.by == "anyone" and _is_of_player(let):
            let = msgspec.structs.replace(let, by="you")  # all are asked alike
        return t.text((let, later) if later is not None and uses_at_once(let.name, later) else (let,))
    if isinstance(step, Offer):
        _recall(t, question, step.by)
        return t.text((May(step.steps, step.by),))
    return ""


def branch_text(t: Telling, question: QuestionView, number: int, *, offered: bool = True) -> str:
    """What one of several ways means; nothing if the question offers no ways. One that is offered is open already."""
    step = _asking(t.rules, question)
    if not isinstance(step, Fork):
        return ""
    _recall(t, question, step.by)
    t.is_open = offered
    return t.text(step.branches[number])


def _asking(rules: Rules, question: QuestionView, after: int = 0) -> Step | None:
    """The step that asks, or one that comes after it."""
    if question.block not in rules.block_names:
        return None
    block = rules.blocks[rules.block(question.block)]
    at = question.step + after
    return block[at].step if 0 <= at < len(block) else None


def _upon_whom(t: Telling, question: QuestionView, let: Let) -> str | None:
    """What comes upon the player who is asked for, *any player suffers 4 damage*; nothing if that comes later."""
    if not _is_of_player(let) or let.count != 1 or let.by not in ("you", "anyone"):
        return None
    told: list[Step] = [let]
    names = {let.name}
    for instruction in t.rules.blocks[t.rules.block(question.block)][question.step + 1 :]:
        step = instruction.step
        if isinstance(step, Forget):
            continue
        match step:
            case Choose():
                step = _let(step)
            case Offer():
                step = May(step.steps, step.by)
            case Fork():
                step = OneOf(step.branches, step.by)
        if isinstance(step, Let) and _is_of_player(step):
            break  # that is asked next
        if type(step) not in (*t.book.phrases, Let, Every, Chance) or not names & mentions(step):
            break
        told.append(step)
        if isinstance(step, May | OneOf):
            break  # what follows is within it
        names.update(names_bound((step,)))
    if len(told) == 1:
        return None
    clauses = t.clauses(tuple(told))
    text = t.sound(". ".join(t.sentences(clauses)))
    if t.names[let.name].pending:
        return None
    return text if clauses[0].chosen is not None else t.say("question-whom", text=text)


def _is_of_player(let: Let) -> bool:
    return VERB_OF.get(type(let.pick)) == "player"


def _let(step: Choose) -> Let:
    return Let(step.name, step.pick, step.count, step.up_to, step.by)


def _recall(t: Telling, question: QuestionView, by: str) -> None:
    """Know what was chosen before; whoever is asked becomes *you*, and the card's player somebody else."""
    for instruction in t.rules.blocks[t.rules.block(question.block)][: question.step]:
        step = instruction.step
        if isinstance(step, Choose):
            t.bind(_let(step))
        elif getattr(step, "name", "") and type(step) in t.book.phrases:
            t.step(step)
            _name_shown(t)
    if by not in ("you", "anyone"):
        t.names[by] = t.names["you"]
        t.names["you"] = Referent("you", Sort.PLAYER)


def _name_shown(t: Telling) -> None:
    """Cards that were turned over are called so: nothing in the question said yet which *it* is."""
    cards = t.last_cards
    if cards is not None and cards.noun is not None and cards.done is None:
        shown = t.verb("reveal").done
        assert shown is not None
        cards.noun = agreed(shown, cards.noun)
    t.last_cards = None
