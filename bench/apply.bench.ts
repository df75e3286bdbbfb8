import { expect, test } from 'vitest';
import { fold } from '#rules/document/apply.ts';
import type { Command } from '#rules/document/command.ts';
import { EMPTY_DOCUMENT, type GameDocument } from '#rules/document/document.ts';
import { fastestMs, report } from './measure.ts';
import { boardOfQuests, oneOfEverything, playedFor, tenYearsOfDays } from './years-of-play.ts';

const MICROSECONDS = 1_000;

test('[D9] a command costs at most 1.5x as much after 100,000 commands as after 1,000', () => {
  const log = playedFor(101_000);
  const chapter = (from: number) => log.slice(from, from + 1_000);
  const early = fold(EMPTY_DOCUMENT, log.slice(0, 1_000));
  const late = fold(early, log.slice(1_000, 100_000));
  const microseconds = (document: GameDocument, commands: readonly Command[]) =>
    (fastestMs(40, () => fold(document, commands)) * MICROSECONDS) / commands.length;

  fold(early, chapter(1_000)); // warms up what both sides run
  const atFirst = microseconds(early, chapter(1_000));
  const atLast = microseconds(late, chapter(100_000));
  const whole = (fastestMs(3, () => fold(EMPTY_DOCUMENT, log)) * MICROSECONDS) / log.length;
  report(`per command after 1,000: ${atFirst.toFixed(2)} us`);
  report(`per command after 100,000: ${atLast.toFixed(2)} us (${(atLast / atFirst).toFixed(2)}x)`);
  report(
    `whole log of ${log.length}: ${whole.toFixed(2)} us per command (${(whole / atFirst).toFixed(2)}x)`,
  );
  expect(atLast / atFirst).toBeLessThanOrEqual(1.5);
  expect(whole / atFirst).toBeLessThanOrEqual(1.5);
});

test('[D9] applying costs at most 3x as much on 1,000 quests and ten years as on 10 quests', () => {
  const small = fold(EMPTY_DOCUMENT, boardOfQuests(10));
  const large = fold(EMPTY_DOCUMENT, [...tenYearsOfDays(), ...boardOfQuests(1_000)]);
  const rounds = Array.from({ length: 200 }, (_, round) => round);
  const deeds = (questCount: number) =>
    rounds.flatMap((round) => oneOfEverything(round, questCount));
  const microseconds = (document: GameDocument, commands: readonly Command[]) =>
    (fastestMs(40, () => fold(document, commands)) * MICROSECONDS) / commands.length;

  fold(large, deeds(1_000)); // warms up what both sides run
  const few = microseconds(small, deeds(10));
  const many = microseconds(large, deeds(1_000));
  report(`per command on 10 quests: ${few.toFixed(2)} us`);
  report(
    `per command on 1,000 quests and ten years: ${many.toFixed(2)} us (${(many / few).toFixed(2)}x)`,
  );
  expect(many / few).toBeLessThanOrEqual(3);
});
