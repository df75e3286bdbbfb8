import { type Care, LANGUAGES, type Language, type Risk } from '#mentor/safety/categories.ts';
import { EAST_ANSWERS } from './east-answers.ts';
import { WEST_ANSWERS } from './west-answers.ts';

/** What is said to whom: kind, short, and where help is. No numbers of ours: they are different everywhere. */
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

/** The answer to what the gate found, in the language of the person. */
export function answerTo(
  found: Risk | Care | 'leaving' | 'unsure' | 'statement',
  language: Language,
): string {
  return ANSWERS[language][ANSWER_TO[found]];
}
