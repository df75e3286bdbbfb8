import { apply } from '#rules/commands/apply.ts';
import type { Command } from '#rules/commands/command.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { isSame } from '#rules/is-same.ts';
import { waitingIn } from './schedule.ts';
import type { State } from './state.ts';

function waitingCommands(state: State): Command[] {
  return waitingIn(state).map(({ command }) => command);
}

function isSameList(one: readonly Command[], other: readonly Command[]): boolean {
  return (
    one.length === other.length && one.every((command, at) => isSameCommand(command, other[at]))
  );
}

/** By all fields: two tabs may have recorded the same key with other contents, as in onboarding. */
function isSameCommand(one: Command, other: Command | undefined): boolean {
  return one === other || (one.key === other?.key && isSame(one, other));
}

/** A command that a newer version of the app recorded stays pending; it only cannot be shown. */
function folded(document: GameDocument, commands: readonly Command[]): GameDocument {
  return commands.reduce((view, command) => {
    try {
      return apply(view, command).document;
    } catch {
      return view;
    }
  }, document);
}

/** The state with its view, folded again only if base or outbox changed since `before`. */
export function withView(state: State, before: State): State {
  const waiting = waitingCommands(state);
  if (state.base === before.base) {
    const known = waitingCommands(before);
    if (isSameList(waiting, known)) return { ...state, view: before.view };
    if (isSameList(waiting.slice(0, known.length), known)) {
      return { ...state, view: folded(before.view, waiting.slice(known.length)) };
    }
  }
  return { ...state, view: folded(state.base?.document ?? EMPTY_DOCUMENT, waiting) };
}
