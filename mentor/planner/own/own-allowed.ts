import { needsDoctorFirst, type Told } from '#mentor/planner/gated-wish.ts';
import type { Understanding } from '#mentor/understand/understanding.ts';

// Which sessions of their own a body that needs care may have.

/** What nobody begins with after an illness, though movement was allowed. */
const HARD =
  /\b(?:max\w*|all out|sprints?|intervals?|hard|heavy|race|faster|until|till|jump\w*|plyo\w*|burpees?|deadlifts?|\d{2,} ?kg|contact|spar\w*|tackl\w*)\b/i;

/** A session that whoever treats the person has given them, and nothing else: "the sheet my nurse gave me", "as physio set". */
export const PRESCRIBED: RegExp = new RegExp(
  [
    String.raw`^(?!.*(?:;|\b(?:not|no|never|more|less|than|instead|against|ignore|double|extra|but|then)\b)).*`,
    String.raw`\b(?:(?:as|like|what|sheet|plan|exercises?|stretch(?:es)?|moves|routine)(?: that)?(?: my| the)?`,
    String.raw` (?:\w+ )?(?:doc(?:tor)?|gp|physio\w*|nurse|midwife|rehab(?: \w+)?|therapist|dietitian|hospital|clinic) (?:has )?(?:gave|set|told|agreed|showed|wrote|prescribed|given)`,
    String.raw`|as (?:told|set|shown|prescribed) by (?:my |the )?(?:doc(?:tor)?|gp|physio\w*|nurse|midwife|therapist)`,
    String.raw`|physio (?:exercises|stretches|sheet)|(?:prenatal|antenatal|pregnancy) (?:yoga|pilates|class|video|swim\w*|stretch\w*))\b`,
  ].join(''),
  'i',
);

/** A walk that anybody may take who is soon out of breath. */
export const STROLL: RegExp =
  /^(?:an? )?(?:short |slow |gentle )?walk (?:to|round|around|along|in|down)\b(?!.*(?:[,;]|\b(?:and(?! back$)|then|hills?|fast|run|race|sprint|until|till|stairs)\b))/i;

/** Whoever treated them is done. */
export const SIGNED_OFF: RegExp =
  /\b(?:physio\w*|doc(?:tor)?|gp|surgeon|consultant|midwife|\w+ologist|hospital|rehab) (?:has |have )?(?:signed me off|discharged me|cleared me|said (?:go|yes|ok\w*)|is (?:happy|fine)|ok.?d it)\b(?! work| sick)[^,;.]*/gi;

type AllowedTerms = Pick<Understanding, 'isCleared'> & { readonly told: readonly Told[] };

/** Whether whoever treats the person gave this session, or allowed movement and it is no hard one. */
export function isAllowed(act: string, { isCleared = false, told }: AllowedTerms): boolean {
  return PRESCRIBED.test(act) || (isCleared && !HARD.test(act) && !needsDoctorFirst(told));
}
