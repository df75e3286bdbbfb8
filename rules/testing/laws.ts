import fc from 'fast-check';
import type { Command } from '#rules/commands/command.ts';
import { boardOf, chainOf, EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { storedDocument } from '#rules/document/stored-document.ts';
import { xpBelowLevel } from '#rules/hunter/gain-xp.ts';
import { anyCommand, anyLog, commandsOfOneQuest } from './arbitraries.ts';

/** How the next document comes about: the real `apply`, or a broken one that a law must catch. */
export type Reducer = (document: GameDocument, command: Command) => GameDocument;

function folded(step: Reducer, commands: readonly Command[], from = EMPTY_DOCUMENT): GameDocument {
  return commands.reduce(step, from);
}

const anyOrder = fc.integer();

/** The commands in an order of their own for each number. */
function shuffled(commands: readonly Command[], order: number): Command[] {
  const rankOf = (index: number) => Math.imul(order ^ (index * 0x9e3779b9), 0x85ebca6b);
  return commands
    .map((command, index) => ({ command, rank: rankOf(index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ command }) => command);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a log pays, by plain sums: each completion and each block once. */
function awardsIn(log: readonly Command[]): number {
  return log.reduce((sum, command) => {
    if (command.kind === 'quest.done') return sum + command.xpReward;
    return command.kind === 'raid.focus' ? sum + 50 : sum;
  }, 0);
}

export function orderDoesNotMatter(step: Reducer) {
  return fc.property(commandsOfOneQuest, anyOrder, (commands, order) => {
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

/** Without `set:` commands: of two the last wins, so that an earlier one repeated would win. */
function repeatableIn(log: readonly Command[]): Command[] {
  return log.filter((command) => !command.key.startsWith('set:'));
}

export function twiceIsOnce(step: Reducer) {
  return fc.property(anyLog, (log) => {
    const once = folded(step, log);
    return isSame(storedDocument(folded(step, repeatableIn(log), once)), storedDocument(once));
  });
}

export function xpIsConserved(step: Reducer) {
  return fc.property(anyLog, (log) => {
    const { character, lifetimeXp } = folded(step, log);
    const owned = character.xp + xpBelowLevel(character.level);
    return owned === awardsIn(log) && lifetimeXp === owned && character.xp < character.xpToNext;
  });
}

export function figuresKnowNoOrder(step: Reducer) {
  return fc.property(anyLog, anyOrder, (log, order) => {
    const [one, other] = [log, shuffled(log, order)].map((commands) => {
      const { character, counts, dailyActivities, achievements } = folded(step, commands);
      return [character.level, character.xp, counts, dailyActivities, achievements];
    });
    return isSame(one, other);
  });
}

export function nothingIsUncompleted(step: Reducer) {
  return fc.property(anyLog, anyCommand, (log, command) => {
    const before = folded(step, log);
    const after = new Map(boardOf(step(before, command)).map((quest) => [quest.id, quest]));
    return boardOf(before).every(
      (quest) => !quest.completed || (after.get(quest.id)?.completed ?? true),
    );
  });
}

export function untouchedStaysIdentical(step: Reducer) {
  return fc.property(anyLog, anyCommand, (log, command) => {
    const before = folded(step, log);
    const after = new Map(boardOf(step(before, command)).map((quest) => [quest.id, quest]));
    const touched = 'questId' in command ? chainOf(before, command.questId ?? '').id : undefined;
    return boardOf(before).every(
      (quest) => chainOf(before, quest.id).id === touched || after.get(quest.id) === quest,
    );
  });
}
