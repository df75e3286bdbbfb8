import type { QuestPlace } from '#mentor/library/topic.ts';

// What an answer about time says of the place and the hour: on a train nothing is said aloud, at five in the morning
// nobody is rung up.

type Circumstance = { readonly spoken: RegExp; readonly bars: readonly QuestPlace[] };

const COMMUTE: Circumstance = {
  spoken:
    /\b(?:on|in) (?:the|my|a) (?:train|tram|bus|subway|underground|metro|tube|plane|ferry)\b|\bcommut\w*\b|\beach way\b/,
  bars: ['aloud', 'others', 'noise', 'table', 'outdoors'],
};
const CIRCUMSTANCES: readonly Circumstance[] = [
  COMMUTE,
  {
    spoken: /\b(?:at|in) (?:the |my )?(?:office|library|desk at work|open plan)\b|\bopen plan\b/,
    bars: ['aloud', 'noise'],
  },
  {
    spoken:
      /\b(?:kids?|children|baby|toddler|twins|they|theyre|everyone|everybody|family|he|she|son|daughter|little one|wife|husband)\b (?:\w+ ){0,3}(?:sleeps?|asleep|sleeping|naps?|napping|in bed|bedtime)\b|\bnap ?time\b/,
    bars: ['aloud', 'others', 'noise', 'outdoors'],
  },
  { spoken: /\bthin walls\b|\bneighbou?rs?\b/, bars: ['noise'] },
  {
    spoken: /\b(?:late at night|at night|before bed|in bed|late evenings?)\b/,
    bars: ['others', 'noise', 'outdoors'],
  },
];
const AT_AN_HOUR =
  /\b(not )?(?:(after|before|from|at|until|by) )?(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|oclock)?\b(?! ?(?:min|h\b|hour|day|times|x))/g;
const EARLY = 7;
const LATE = 21;
const EVENING_WORDS = /\b(?:night|evening|bed)\b/;

/** There the way to work is the place for it. */
const ACTIVE_COMMUTE =
  /\b(?:cycle|cycling|bike|biking|ride|riding|walk|walking|run|running) to (?:work|school|the office)\b/;

/** What is said by hand is not said aloud. */
const SIGNED = /\bsign language\b|\b(?:asl|bsl|auslan)\b/;

/** What cannot be done at the time and place of `when`; `all` is everything that was said. */
export function barredIn(when: string, all: string): readonly QuestPlace[] {
  const isMeant = ACTIVE_COMMUTE.test(all);
  const spoken = CIRCUMSTANCES.filter(
    (one) => one.spoken.test(when) && !(one === COMMUTE && isMeant),
  );
  const hours = hoursIn(when);
  const isEarly = hours.some(
    ({ hour, word }) => hour < EARLY && word !== 'after' && word !== 'from',
  );
  const isLate = hours.some(
    ({ hour, word, isNot }) =>
      hour >= LATE && !isNot && word !== 'before' && word !== 'until' && word !== 'by',
  );
  const barred = [
    ...(SIGNED.test(all) ? (['aloud'] as const) : []),
    ...spoken.flatMap(({ bars }) => bars),
    ...(isEarly || isLate ? (['others', 'noise'] as const) : []),
  ];
  return [...new Set(barred)];
}

/** The limit that was set, as a quest repeats it: "before 7 pm". */
export function hourIn(plain: string): string | undefined {
  const limit = hoursIn(plain).find(
    ({ isNot, word }) => isNot && (word === 'after' || word === 'before'),
  );
  if (limit === undefined) return undefined;
  const half = limit.hour >= 12 ? 'pm' : 'am';
  const on = limit.hour % 12 === 0 ? 12 : limit.hour % 12;
  const minutes = limit.minute === 0 ? '' : `:${String(limit.minute).padStart(2, '0')}`;
  return `${limit.word === 'after' ? 'before' : 'after'} ${on}${minutes} ${half}`;
}

function hoursIn(plain: string) {
  const isEvening = EVENING_WORDS.test(plain);
  return [...plain.matchAll(AT_AN_HOUR)].flatMap(([, not, word, said, minute, half]) => {
    const isHour = half !== undefined || minute !== undefined || word !== undefined;
    const bare = Number(said);
    if (!isHour || bare > 24) return [];
    const isLater =
      half === 'pm' ? bare < 12 : half === undefined && bare < 12 && bare >= 8 && isEvening;
    return [
      {
        isNot: not !== undefined,
        word,
        hour: isLater ? bare + 12 : bare,
        minute: Number(minute ?? 0),
      },
    ];
  });
}
