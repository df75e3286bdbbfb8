import type { MeantWord } from './meant-words.ts';

// Word lists and checks for the verb of a clause: which act it names and whether the act is complete.

/** Words that join two clauses. */
export const JOINTS = new Set(['and', 'then', 'also', 'plus']);
/** Base forms of verbs that can name what a goal does. */
export const VERBS: ReadonlySet<string> = new Set(
  `add apply ask attend bake beat become begin blog book brew bring build buy call carve catch change check choose clean clear climb code
  compete complete cook create cut cycle dance declutter decide design develop do draw drink drive earn eat edit exercise explore fast
  feed find finish fish fix focus follow garden get give go grow hang have hike hit hold improve increase install invest jog join journal jump
  keep knit launch learn leave lift limit listen live lose love make manage master meditate meet mend move open organise
  organize paint pass pay perform photograph pick plan plant play post practice practise pray prepare produce program publish quit
  reach read record reduce relax remember repair repeat rest restore ride row run sail save sculpt see sell send set sew ship
  shop sign sing skate sketch ski sleep smoke socialise sort speak spend stand start stay stop stretch study submit
  surf swim take talk teach tell tidy touch track train translate travel try tune understand update use visit volunteer wake walk wash
  watch wear weigh win work write`.split(/\s+/),
);
/** Words before the verb that add nothing to the goal: "I really want to ...". */
export const LEAD_INS = new Set([
  'i',
  'im',
  'want',
  'wanna',
  'would',
  'like',
  'to',
  'finally',
  'also',
  'maybe',
  'need',
  'really',
  'my',
  'goal',
  'is',
  'please',
  'id',
  'start',
  'try',
  'be',
  'able',
  'again',
]);

/** Content words that make an act a long one. */
const LONG_ACT = 3;
/** Verbs of learning and making: with one of them a goal is complete even if no topic knows its object. */
const MAKING =
  /^(?:learn|study|build|write|make|record|compose|edit|produce|design|restore|repair|fix|renovate|train|brew|carve)$/;

export function isMaking(piece: readonly MeantWord[]): boolean {
  const verb = piece.find(({ plain }) => !JOINTS.has(plain) && !LEAD_INS.has(plain));
  return MAKING.test(verb?.lemma ?? '');
}

/** Whether a piece is only a verb: in "carve and play my own pieces" both verbs share one object. */
export function isVerbAlone(piece: readonly MeantWord[]): boolean {
  const [verb, ...rest] = piece.filter(({ plain }) => !JOINTS.has(plain) && !LEAD_INS.has(plain));
  return rest.length === 0 && VERBS.has(verb?.lemma ?? '');
}

/** Whether a piece has a verb and a content word beside it: "learn video editing". */
export function isWholeAct(piece: readonly MeantWord[]): boolean {
  const telling = piece.filter(({ plain }) => !JOINTS.has(plain) && !LEAD_INS.has(plain));
  const [verb, ...rest] = telling;
  return verb !== undefined && VERBS.has(verb.lemma) && rest.some(({ isContent }) => isContent);
}

/** Whether a piece begins with a joint and drops a habit: "... and stop saying sorry". */
export function isDropped(piece: readonly MeantWord[]): boolean {
  const [joint, verb, thing] = piece.filter(({ plain }) => !LEAD_INS.has(plain));
  return (
    JOINTS.has(joint?.plain ?? '') &&
    /^(?:stop|quit)$/.test(verb?.plain ?? '') &&
    /ing$/.test(thing?.plain ?? '')
  );
}

/** Whether a piece is a whole act of several content words: "clear the 9000 tickets out of our backlog". */
export function isLongAct(piece: readonly MeantWord[]): boolean {
  const telling = piece.filter(({ plain, isContent }) => isContent && !LEAD_INS.has(plain));
  return isWholeAct(piece) && telling.length >= LONG_ACT;
}

/** Whether the act is done to the thing of the goal before: "write a song and play it at her wedding". */
export function isOnTheThing([first, second, third]: readonly MeantWord[]): boolean {
  const isOfIt = /^(?:it|them)$/.test(second?.plain ?? '') && third?.plain !== 'to';
  return VERBS.has(first?.lemma ?? '') && isOfIt;
}

/** Whether a piece says what the goal before is for: "learn SQL properly, to move into planning". */
export function isPurpose(
  [first, second]: readonly MeantWord[],
  before: readonly MeantWord[],
): boolean {
  const isAct = VERBS.has(before[0]?.lemma ?? '') && !before.some(({ plain }) => plain === 'to');
  return isAct && first?.plain === 'to' && first.sign === ',' && VERBS.has(second?.lemma ?? '');
}

/** Whether a piece only says how many: "19 documents", "95 guests". What is practised ("20 push-ups") is a goal. */
export function isCountAlone([count, unit, other]: readonly MeantWord[]): boolean {
  const isOf =
    /^(?:documents?|papers?|forms?|guests?|people|pages|words|chapters|boxes|rooms?|items?)$/;
  return /^\d/.test(count?.plain ?? '') && other === undefined && isOf.test(unit?.plain ?? '');
}

/** Whether a piece begins like "start a business" or "be a better dad", unlike "start running". */
export function isBeginning([first, second]: readonly MeantWord[]): boolean {
  const isWithThing = /^(?:an?|my|our)$/.test(second?.plain ?? '');
  return isWithThing && /^(?:start|be|become)$/.test(first?.plain ?? '');
}

const BARE_ACT =
  /^(?:go|do|keep|practi[sc]e|repeat) (?:every|each|once|twice|daily|weekly|\d|two|three)\b/;

/** Whether a piece is an act without a thing: "go every week". */
export function isBareAct(telling: readonly MeantWord[]): boolean {
  return BARE_ACT.test(telling.map(({ plain }) => plain).join(' '));
}
