import { type Care, LANGUAGES, type Language, type Risk } from '#mentor/safety/categories.ts';
import { EAST_ANSWERS } from './east-answers.ts';
import { WEST_ANSWERS } from './west-answers.ts';

/**
 * The answers to what the gate finds: kind, short, and naming help. They contain no phone numbers,
 * because those differ by country.
 */
export type Answers = Readonly<
  Record<
    | 'despair'
    | 'abuse'
    | 'medication'
    | 'eating'
    | 'harm'
    | 'gambling'
    | 'other'
    | 'body'
    | 'minor'
    | 'leaving'
    | 'unsure'
    | 'statement',
    string
  >
>;

export { LANGUAGES };

const ANSWERS: Readonly<Record<Language, Answers>> = { ...WEST_ANSWERS, ...EAST_ANSWERS };

/** Violence, crime and extremism share one answer. */
const ANSWER_TO: Readonly<Record<Parameters<typeof answerTo>[0], keyof Answers>> = {
  despair: 'despair',
  abuse: 'abuse',
  medication: 'medication',
  eating: 'eating',
  violence: 'harm',
  illegal: 'harm',
  extremism: 'harm',
  gambling: 'gambling',
  other: 'other',
  body: 'body',
  minor: 'minor',
  leaving: 'leaving',
  unsure: 'unsure',
  statement: 'statement',
};

/** The answer to a finding of the gate, in the language of the text. */
export function answerTo(
  found: Risk | Care | 'leaving' | 'unsure' | 'statement',
  language: Language,
): string {
  return ANSWERS[language][ANSWER_TO[found]];
}
