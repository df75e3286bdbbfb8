import type { MeantWord } from '#mentor/understand/meant-words.ts';
import type { UnitEvidence } from '#mentor/understand/score.ts';
import type { Figures } from './figures.ts';

/** The topic of an amount in kilograms or pounds: body weight or lifting. */
function heavyEvidence(text: string): UnitEvidence {
  if (/\b(?:lose|losing|lost|drop|shed|gain|gained|get rid of|put on|get down|weigh)\b/.test(text))
    return [['weight', 3]];
  const isLifted = /\b(?:bench|squat|deadlift|press|snatch|lift|jerk)\w*\b/.test(text);
  return isLifted ? [['strength', 4.5]] : [];
}

const SAVES = /\bsav(?:e|ing)\b|\bput\b.*\b(?:each|every|a|per) (?:month|week)\b/;

/** Phrases that hint at a topic without naming it: jeans that do not close hint at weight. */
const HINTS: readonly (readonly [said: RegExp, topic: string])[] = [
  [
    /\b(?:jeans|trousers|pants|dress|suit|skirt|belt|uniform)\b.*\b(?:wont|doesnt|dont|no longer|not|barely|cant) (?:close|fit|zip|button|do up)\b/,
    'weight',
  ],
  [/\b(?:since|after|lost) (?:[a-z]+ ){1,4}(?:died|passed away|passed|is gone)\b/, 'friends'],
  [/\b(?:stomach|chest|belly|throat)\b.*\bknots?\b|\bsunday (?:scaries|dread)\b/, 'calm'],
  [
    /\b(?:went|been|go|get|got|going) outside\b|\bleft the (?:house|flat)\b|\bout of breath\b.*\bstairs\b/,
    'walking',
  ],
  [/\bscreen ?time\b/, 'screens'],
];

/** Score of such a hint. */
const HINTED = 6;

/** Scores for topics from hints, else from numbers: kilograms to lose, kilometres in a time. */
export function unitEvidence(figures: Figures, text: string): UnitEvidence {
  const [, hinted] = HINTS.find(([said]) => said.test(text)) ?? [];
  return hinted === undefined ? ofNumbers(figures, text) : [[hinted, HINTED]];
}

function ofNumbers({ amount, money, underMinutes }: Figures, text: string): UnitEvidence {
  const unit = amount?.unit ?? '';
  if (unit === 'g of protein') return [['eating', 4.5]];
  if (/^(?:kg|kgs|kilos?|pounds?|lbs?|stones?)$/.test(unit)) return heavyEvidence(text);
  if (/^(?:km|miles?)$/.test(unit) && underMinutes !== undefined) return [['running', 1.8]];
  if (/^steps$/.test(unit) && (amount?.n ?? 0) >= 1_000) return [['walking', 1.8]];
  if (/^(?:books?|pages)$/.test(unit)) return [['reading', 1]];
  if (money === undefined || !SAVES.test(text)) return [];
  return [['saving', /\bsav(?:e|ing)\b.* for\b/.test(text) ? 4 : 1.8]];
}

/** Whether a piece only gives a rate for what was named before: "..., 500 words per weekday". */
export function isSumAlone(telling: readonly MeantWord[]): boolean {
  const isSum = /^\d/.test(telling[0]?.plain ?? '') && telling.length <= 6;
  return isSum && telling.some(({ plain }) => /^(?:a|per|each|every|daily|weekly)$/.test(plain));
}
