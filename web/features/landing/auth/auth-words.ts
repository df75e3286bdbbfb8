export type AuthMode = 'sign-in' | 'sign-up';

type Words = {
  readonly heading: string;
  readonly lead: string;
  readonly submit: string;
  /** What leads to the other mode. */
  readonly question: string;
};

export const WORDS: Readonly<Record<AuthMode, Words>> = {
  'sign-in': {
    heading: 'Enter the Dungeon',
    lead: 'The gate knows your name.',
    submit: 'Enter Dungeon',
    question: 'Not a hunter yet?',
  },
  'sign-up': {
    heading: 'Begin Your Journey',
    lead: 'Name your hunter. The gate remembers.',
    submit: 'Create Hunter',
    question: 'Already a hunter?',
  },
};

export const OTHER_MODE: Readonly<Record<AuthMode, AuthMode>> = {
  'sign-in': 'sign-up',
  'sign-up': 'sign-in',
};
