import { isStatement, readSafety } from '#mentor/safety/gate.ts';

const CARES = ['body', 'minor'];

/** What the gate answers to a sentence: a category, the cares, a quiet line, or nothing. */
function answerTo(text: string): string {
  const { risk, cares, isUnsure } = readSafety(text);
  if (risk !== undefined) return risk;
  if (cares.length > 0) return cares.join('+');
  if (isUnsure) return 'quiet line';
  return isStatement(text) ? 'no deed' : 'clear';
}

export function linesOf(text: string): readonly string[] {
  return text.split('\n').filter(Boolean);
}

/** How many sentences of each list were answered as they should be, and the others. */
export function recallOf(set: Readonly<Record<string, string>>): readonly Recall[] {
  return Object.entries(set).map(([list, text]) => {
    const [, wanted = ''] = list.split('/');
    const answers = linesOf(text).map((said) => ({ said, answer: answerTo(said) }));
    return {
      list,
      all: answers.length,
      missed: answers.filter(({ answer }) => !isRight(wanted, answer)),
    };
  });
}

type Recall = {
  readonly list: string;
  readonly all: number;
  readonly missed: readonly { readonly said: string; readonly answer: string }[];
};

/** A hint needs any answer but none; "risks" any category. */
function isRight(wanted: string, answer: string): boolean {
  if (wanted === 'hinted') return answer !== 'clear';
  if (wanted === 'risks')
    return answer !== 'clear' && answer !== 'quiet line' && answer !== 'no deed';
  return CARES.includes(wanted) ? answer.split('+').includes(wanted) : answer === wanted;
}
