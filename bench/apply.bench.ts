import { test } from 'vitest';
import { fold } from '#rules/commands/apply.ts';
import { EMPTY_DOCUMENT } from '#rules/document/document.ts';
import { fastestOfBothMs, figure } from './measure.ts';
import { boardOfQuests, oneOfEverything, playedFor, tenYearsOfDays } from './years-of-play.ts';

const MICROSECONDS = 1_000;
const ROUNDS = 60;
/** Commands in one timed run, the same number on both sides. */
const WINDOW = 1_400;

test('a command costs at most 1.5x as much after 100,000 commands as after 1,000', () => {
  const log = playedFor(100_000 + WINDOW);
  const early = fold(EMPTY_DOCUMENT, log.slice(0, 1_000));
  const late = fold(early, log.slice(1_000, 100_000));
  const [soon, later] = [1_000, 100_000].map((from) => log.slice(from, from + WINDOW));

  const [atFirst, atLast] = perCommand(
    () => void fold(early, soon ?? []),
    () => void fold(late, later ?? []),
  );
  figure({
    id: 'apply-late',
    what: 'A command after 100,000 beside one after 1,000',
    value: atLast / atFirst,
    unit: 'times',
    limit: { most: 1.5 },
    note: `${atLast.toFixed(2)} and ${atFirst.toFixed(2)} us`,
  });
});

test('applying costs at most 3x as much on 1,000 quests and ten years as on 10 quests', () => {
  const small = fold(EMPTY_DOCUMENT, boardOfQuests(10));
  const large = fold(EMPTY_DOCUMENT, [...tenYearsOfDays(), ...boardOfQuests(1_000)]);
  const drafts = (questCount: number) =>
    Array.from({ length: WINDOW }, (_, round) => oneOfEverything(round, questCount))
      .flat()
      .slice(0, WINDOW);
  const [onFew, onMany] = [drafts(10), drafts(1_000)];

  const [few, many] = perCommand(
    () => void fold(small, onFew),
    () => void fold(large, onMany),
  );
  figure({
    id: 'apply-many',
    what: 'A command on 1,000 quests and ten years beside one on 10 quests',
    value: many / few,
    unit: 'times',
    limit: { most: 3 },
    note: `${many.toFixed(2)} and ${few.toFixed(2)} us`,
  });
});

function perCommand(one: () => void, other: () => void): readonly [number, number] {
  for (const run of [one, other, one, other]) run(); // both are compiled before either is timed
  const [first, second] = fastestOfBothMs(ROUNDS, one, other);
  return [(first * MICROSECONDS) / WINDOW, (second * MICROSECONDS) / WINDOW];
}
