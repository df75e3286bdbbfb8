import type { MeantWord } from './meant-words.ts';

// The words of a piece of a sentence that say what is done.

export const JOINTS = new Set(['and', 'then', 'also', 'plus']);
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

const LONG_ACT = 3;
const MAKING =
  /^(?:learn|study|build|write|make|record|compose|edit|produce|design|restore|repair|fix|renovate|train|brew|carve)$/;

export function isMaking(piece: readonly MeantWord[]): boolean {
  const verb = piece.find(({ plain }) => !JOINTS.has(plain) && !LEAD_INS.has(plain));
  return MAKING.test(verb?.lemma ?? '');
}

/** "carve and play my own pieces" has one thing for both verbs. */
export function isVerbAlone(piece: readonly MeantWord[]): boolean {
  const [verb, ...rest] = piece.filter(({ plain }) => !JOINTS.has(plain) && !LEAD_INS.has(plain));
  return rest.length === 0 && VERBS.has(verb?.lemma ?? '');
}

/** "learn video editing": a verb, and a thing that is no verb and no small word. */
export function isWholeAct(piece: readonly MeantWord[]): boolean {
  const telling = piece.filter(({ plain }) => !JOINTS.has(plain) && !LEAD_INS.has(plain));
  const [verb, ...rest] = telling;
  return verb !== undefined && VERBS.has(verb.lemma) && rest.some(({ isContent }) => isContent);
}

/** "... and stop saying sorry": a habit that is dropped is a goal of its own. */
export function isDropped(piece: readonly MeantWord[]): boolean {
  const [joint, verb, thing] = piece.filter(({ plain }) => !LEAD_INS.has(plain));
  return (
    JOINTS.has(joint?.plain ?? '') &&
    /^(?:stop|quit)$/.test(verb?.plain ?? '') &&
    /ing$/.test(thing?.plain ?? '')
  );
}

/** "clear the 9000 tickets out of our backlog": a verb and more than one word of its own. */
export function isLongAct(piece: readonly MeantWord[]): boolean {
  const telling = piece.filter(({ plain, isContent }) => isContent && !LEAD_INS.has(plain));
  return isWholeAct(piece) && telling.length >= LONG_ACT;
}
