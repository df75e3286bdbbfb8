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
    | 'unsure'
    | 'statement',
    string
  >
>;

export { LANGUAGES };

const ANSWERS: Readonly<Record<Language, Answers>> = { ...WEST_ANSWERS, ...EAST_ANSWERS };

const ANSWER_TO: Readonly<Record<Risk | Care, keyof Answers>> = {
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
};

/** The answer to what the gate found, in the language of the person. */
export function answerTo(found: Risk | Care | 'unsure' | 'statement', language: Language): string {
  const key = found === 'unsure' || found === 'statement' ? found : ANSWER_TO[found];
  return ANSWERS[language][key];
}
