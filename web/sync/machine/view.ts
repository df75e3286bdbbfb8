import { apply } from '#rules/document/apply.ts';
import type { Command } from '#rules/document/command.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { isSame } from '#rules/is-same.ts';
import { waitingIn } from './due.ts';
import type { NewEntry } from './journal.ts';
import type { State } from './log-state.ts';

function commandsOf(entries: readonly NewEntry[]): Command[] {
  return entries.map(({ command }) => command);
}

function isSameList(one: readonly Command[], other: readonly Command[]): boolean {
  return one.length === other.length && one.every((command, at) => isSameDeed(command, other[at]));
}

/** Two tabs may have recorded the same key with other words: onboarding, for one. */
function isSameDeed(one: Command, other: Command | undefined): boolean {
  return one === other || (one.key === other?.key && isSame(one, other));
}

/** A deed that a newer version of the app left waiting is kept and pushed; it only cannot be shown. */
function folded(document: GameDocument, commands: readonly Command[]): GameDocument {
  return commands.reduce((view, command) => {
    try {
      return apply(view, command).document;
    } catch {
      return view;
    }
  }, document);
}

/** The view of a state that came from another: folded again only if base or pending changed. */
export function withView(state: State, before: State): State {
  const waiting = commandsOf(waitingIn(state));
  if (state.base === before.base) {
    const known = commandsOf(waitingIn(before));
    if (isSameList(waiting, known)) return { ...state, view: before.view };
    if (isSameList(waiting.slice(0, known.length), known)) {
      return { ...state, view: folded(before.view, waiting.slice(known.length)) };
    }
  }
  return { ...state, view: folded(state.base?.document ?? EMPTY_DOCUMENT, waiting) };
}
