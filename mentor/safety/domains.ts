import { withoutIdioms } from './idioms.ts';
import { type Domain, EN_DOMAINS, SCENE } from './words/en-domains.ts';

/** Those that need no subject. */
const OF_ALL = EN_DOMAINS.filter(({ of }) => of.source === '.');
/** Tried first, because most goals have no such subject. */
const ANY_SUBJECT = new RegExp(
  EN_DOMAINS.filter((one) => !OF_ALL.includes(one))
    .map(({ of }) => of.source)
    .join('|'),
  'i',
);

/** Violence against somebody, outside of what is made up. */
const AT_SOMEBODY =
  /\b(?:hit|beat|kill|chok|strangl|stab|shoot|punch|kick|poison|drown|hurt|burn|slap|murder|crush|smash)\w* (?:her|him|them|someone|somebody|people|(?:a|the|that|some) (?:wom[ae]n|m[ae]n|girls?|boys?|kids?|child\w*|guy|dogs?|cats?))\b/i;
/** A text that means it though friends and family play along. */
const MEANT = /\b(?:for real|real life|irl|myself|want to die|end it|pills)\b/i;
/** A text that means it, whatever the goal is about. */
const REAL =
  /\b(?:for real|real life|irl|really (?:do|mean)|myself|yourself|my (?:own )?(?:arms?|wrists?|thighs?|legs?|skin|throat|veins?|neck|neighbou?r\w*|wife|husband|ex|boss|mum|mom|dad|brother|sister|kids?|son|daughter|cat|dog)|next ?door\w*|then me|want to die|end it|pills|vodka)\b/i;

/** Names of dogs and people that are drinks or drugs in small letters. */
const NAMES =
  /\b(?:Teach|teach|train|walk|with|and|from|when|for|to) (?:Vodka|Whiske?y|Brandy|Guinness|Tequila|Molly|Crystal|Mary Jane|Charlie|Sherry|Ginger|Stella)\b|(?<=^|[,.] )(?:Vodka|Whiske?y|Brandy|Guinness|Tequila|Molly|Crystal|Mary Jane)(?='s | (?:comes|and me|was|is easy|is hard|loves|looks|sits))|\b(?:Molly|Crystal|Mary Jane)(?:'s)? (?=arrangements|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays)/g;

type WishTexts = Readonly<
  { goals: readonly string[] } & Partial<
    Record<'areas' | 'experience' | 'thing' | 'act' | 'now' | 'when', string | undefined>
  >
>;

/** Takes phrases that only sound like harm out of the texts of a wish: idioms, names, and words of what it is about. */
export function harmlessWordsTaker(said: WishTexts): (text: string) => string {
  const { goals, areas = '', thing = '', experience = '', act = '', now = '', when = '' } = said;
  const about = [...goals, areas, thing, experience].join('. ');
  const all = [about, act, now, when].join('. ');
  const domains = ANY_SUBJECT.test(about)
    ? EN_DOMAINS.filter(
        ({ of, but, beside }) => of.test(about) && (beside !== undefined || !but?.test(all)),
      )
    : OF_ALL;
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? withoutWords(text, domains);
    known.set(text, found);
    return found;
  };
}

function withoutWords(text: string, domains: readonly Domain[]): string {
  return domains.reduce(
    (rest, { words, beside, but, isPlayed, isMadeUp }) => {
      const isAtThem = !isMadeUp && AT_SOMEBODY.test(rest);
      const isReal = isAtThem || ((isPlayed ? MEANT : REAL).test(rest) && beside !== SCENE);
      const isMeant = isReal || but?.test(rest);
      return isMeant || (beside && !beside.test(rest)) ? rest : rest.replace(words, ' ');
    },
    withoutIdioms(text.replace(NAMES, ' ')),
  );
}
