export type AuthMode = 'sign-in' | 'sign-up';

type AuthWords = {
  readonly heading: string;
  readonly lead: string;
  readonly submit: string;
  /** The text before the link to the other mode. */
  readonly question: string;
};

export const AUTH_WORDS: Readonly<Record<AuthMode, AuthWords>> = {
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

/** The small links under the form. */
export const LINK_LOOK = 'min-h-11 font-bold text-system underline underline-offset-4';

export const OTHER_MODE: Readonly<Record<AuthMode, AuthMode>> = {
  'sign-in': 'sign-up',
  'sign-up': 'sign-in',
};
