import type { QuestPlace } from '#mentor/library/topic.ts';

// Reads what place and hour rule out from the answer about time: nothing aloud on a train, no calls at five in the
// morning.

type Circumstance = { readonly spoken: RegExp; readonly bars: readonly QuestPlace[] };

const COMMUTE: Circumstance = {
  spoken:
    /\b(?:on|in) (?:the|my|a) (?:train|tram|bus|subway|underground|metro|tube|plane|ferry)\b|\bcommut\w*\b|\beach way\b|\bschool bus\b|\b(?:bus|train|tram) ride\b/,
  bars: ['aloud', 'others', 'noise', 'table', 'outdoors'],
};
const CIRCUMSTANCES: readonly Circumstance[] = [
  COMMUTE,
  {
    spoken:
      /\b(?:at|in) (?:the |my )?(?:office|library|desk at work|open plan)\b|\bopen plan\b|\blibrary\b/,
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
/** An hour with the word before it; without word, minutes or am/pm a number is no hour. */
const AT_AN_HOUR =
  /\b(not )?(?:(after|before|from|at|until|by) )?(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|oclock)?\b(?! ?(?:min|h\b|hour|day|times|x))/g;
/** Hours before and from which company and noise are barred. */
const EARLY = 7;
const LATE = 21;
/** Before this hour no day ends. */
const FIRST_END = 8;
const EVENING_WORDS = /\b(?:night|evening|bed|bedtime|sofa|(?:mine|kids|children|they) are down)\b/;

/** Commutes on foot or by bike; they are the activity itself, so they bar nothing. */
const ACTIVE_COMMUTE =
  /\b(?:cycle|cycling|bike|biking|ride|riding|walk|walking|run|running) to (?:work|school|the office)\b/;

/** Sign language, which is never spoken aloud. */
const SIGNED = /\bsign language\b|\b(?:asl|bsl|auslan)\b/;

/** What cannot be done at the time and place of `when`; `all` is the text of all answers. */
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

/** The user's time limit as a quest repeats it: "not after 7 pm" is "before 7 pm". */
export function hourIn(plain: string): string | undefined {
  const limit = hoursIn(plain).find(
    ({ isNot, word }) => isNot && (word === 'after' || word === 'before'),
  );
  if (limit === undefined) return undefined;
  // "Not after 4" is the afternoon: nobody's day ends before breakfast.
  const isAfternoon =
    limit.word === 'after' && !limit.isMorning && limit.hour > 0 && limit.hour < FIRST_END;
  const half = limit.hour >= 12 || isAfternoon ? 'pm' : 'am';
  const on = limit.hour % 12 === 0 ? 12 : limit.hour % 12;
  const minutes = limit.minute === 0 ? '' : `:${String(limit.minute).padStart(2, '0')}`;
  return `${limit.word === 'after' ? 'before' : 'after'} ${on}${minutes} ${half}`;
}

function hoursIn(plain: string) {
  const isEvening = EVENING_WORDS.test(plain);
  return [...plain.matchAll(AT_AN_HOUR)].flatMap(
    ({ 0: text, 1: not, 2: word, 3: said, 4: minute, 5: half, index }) => {
      const isHour = half !== undefined || minute !== undefined || word !== undefined;
      const bare = Number(said);
      if (!isHour || bare > 24) return [];
      const isLater =
        half === 'pm' ? bare < 12 : half === undefined && bare < 12 && bare >= 8 && isEvening;
      return [
        {
          isNot: not !== undefined,
          isMorning: half === 'am' || /^ ?in the morning/.test(plain.slice(index + text.length)),
          word,
          hour: isLater ? bare + 12 : bare,
          minute: Number(minute ?? 0),
        },
      ];
    },
  );
}
