import fc from 'fast-check';
import type { Command } from '#rules/document/command.ts';
import { boardOf, chainOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { xpBelowLevel } from '#rules/hunter/gain-xp.ts';
import { anyCommand, anyLog, commandsOfOneQuest } from './arbitraries.ts';

/** How the next document comes about: the real `apply`, or a broken one that a law must catch. */
export type Step = (document: GameDocument, command: Command) => GameDocument;

function folded(step: Step, commands: readonly Command[], from = EMPTY_DOCUMENT): GameDocument {
  return commands.reduce(step, from);
}

const seeds = fc.array(fc.integer(), { minLength: 60, maxLength: 60 });

function shuffled(commands: readonly Command[], order: readonly number[]): Command[] {
  return commands
    .map((command, index) => ({ command, seed: order[index] ?? 0 }))
    .sort((one, other) => one.seed - other.seed)
    .map(({ command }) => command);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** By sets and sums alone: each completion and each block pays once. */
function awardsIn(log: readonly Command[]): number {
  return log.reduce((sum, command) => {
    if (command.kind === 'quest.done') return sum + command.xpReward;
    return command.kind === 'raid.focus' ? sum + 50 : sum;
  }, 0);
}

export function orderDoesNotMatter(step: Step) {
  return fc.property(commandsOfOneQuest, seeds, (commands, order) => {
    const one = folded(step, commands);
    const other = folded(step, shuffled(commands, order));
    const streaks = [one, other].map((document) => chainOf(document, 'q1').doneCount);
    return isSameBoard(boardOf(one), boardOf(other)) && streaks[0] === streaks[1];
  });
}

/** Compared field by field, because the fields of an object have no order that means anything. */
function isSameBoard(one: readonly object[], other: readonly object[]): boolean {
  const fields = (board: readonly object[]) => board.map((quest) => Object.entries(quest).sort());
  return isSame(fields(one), fields(other));
}

/** Only what names a deed: of two `set:` commands the last wins, so the first again would win. */
function deedsIn(log: readonly Command[]): Command[] {
  return log.filter((command) => !command.key.startsWith('set:'));
}

export function twiceIsOnce(step: Step) {
  return fc.property(anyLog, (log) => {
    const once = folded(step, log);
    return isSame(storedDocument(folded(step, deedsIn(log), once)), storedDocument(once));
  });
}

export function xpIsConserved(step: Step) {
  return fc.property(anyLog, (log) => {
    const { character, lifetimeXp } = folded(step, log);
    const owned = character.xp + xpBelowLevel(character.level);
    return owned === awardsIn(log) && lifetimeXp === owned && character.xp < character.xpToNext;
  });
}

export function figuresKnowNoOrder(step: Step) {
  return fc.property(anyLog, seeds, (log, order) => {
    const [one, other] = [log, shuffled(log, order)].map((commands) => {
      const { character, counts, dailyActivities, achievements } = folded(step, commands);
      return [character.level, character.xp, counts, dailyActivities, achievements];
    });
    return isSame(one, other);
  });
}

export function nothingIsUncompleted(step: Step) {
  return fc.property(anyLog, anyCommand, (log, command) => {
    const before = folded(step, log);
    const after = new Map(boardOf(step(before, command)).map((quest) => [quest.id, quest]));
    return boardOf(before).every(
      (quest) => !quest.completed || (after.get(quest.id)?.completed ?? true),
    );
  });
}

export function untouchedStaysIdentical(step: Step) {
  return fc.property(anyLog, anyCommand, (log, command) => {
    const before = folded(step, log);
    const after = new Map(boardOf(step(before, command)).map((quest) => [quest.id, quest]));
    const touched = 'questId' in command ? chainOf(before, command.questId ?? '').id : undefined;
    return boardOf(before).every(
      (quest) => chainOf(before, quest.id).id === touched || after.get(quest.id) === quest,
    );
  });
}
