import { plainWords } from '#mentor/text/read-claim.ts';

/** The words of violence that people use for work, games, weeds and wars on paper. */
const HARMLESS =
  /\b(?:kill|killing|murder|destroy|attack|beat|shoot|shooting)(?: (?:it|time|the (?:game|boss|weeds|bugs?|mosquitoes|zombies|deadline|record|competition)|my (?:fears?|ego|debts?|procrastination|habits?|darlings|workouts?|goals?|pb|record|exams?|interviews?|time)|weeds|bugs?|zombies|photos?|videos?|films?|hoops|baskets|targets|portraits?|goals|records?|levels?))\b|\bshoot(?:ing)?\b[^.,;!?]{0,40}\b(?:photos?|pictures?|portraits?|videos?|films?|movies?|weddings?)\b|\b(?:murder|killer) (?:mystery|mysteries|app|workout|abs|whales?)\b/g;
const PERSON =
  '(?:him|her|them|someone|somebody|anyone|everyone|people|a person|(?:my|the|our|his|her|a|an|that) (?:\\w+ )?(?:neighbou?rs?|boss|wife|husband|ex|girlfriend|boyfriend|partner|mother|mom|mum|father|dad|parents?|brother|sister|sibling|son|daughter|kids?|child|children|baby|family|teacher|classmates?|colleagues?|coworkers?|co workers?|friends?|roommate|landlord|president|police|cops?|dogs?|cats?|pets?|animals?|man|woman|guy|girl|boy|enem(?:y|ies)))';
const ACTION =
  '(?:kill|killing|murder|murdering|hurt|hurting|harm|harming|stab|stabbing|shoot|shooting|poison|poisoning|strangle|strangling|beat up|beating up|attack|attacking|torture|torturing|kidnap|kidnapping|rape|raping|stalk|stalking|blackmail|blackmailing|abuse|abusing|hit|hitting|punch|punching|get revenge on|take revenge on|bully|bullying)';
const HARM = new RegExp(
  `\\b${ACTION} ${PERSON}\\b|\\b(?:build|make|plant) (?:a |an )?(?:bomb|pipe bomb|explosives?)\\b|\\b(?:mass|school) shooting\\b|\\bcommit (?:a )?(?:murder|arson|rape|violence)\\b|\\bburn down (?:my|the|his|her|their|a)\\b`,
);
/** Whoever wants to stop it is asking for the opposite. */
const LEAVING =
  /\b(?:stop|quit|not|never|dont|without|avoid|no longer|prevent(?:ing)?|against|less|how to help|afraid of)\b[^.,;!?]{0,30}$/;

/** A wish to hurt somebody: no quest is made of it. */
export function isHarmful(goal: string): boolean {
  const plain = plainWords(goal).replace(HARMLESS, ' ');
  const found = HARM.exec(plain);
  if (found === null) return false;
  const [before, after] = [plain.slice(0, found.index), plain.slice(found.index)];
  return !LEAVING.test(before) && !/\b(?:less|any ?more)\b/.test(after);
}
