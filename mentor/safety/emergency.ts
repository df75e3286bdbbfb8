import { withoutOthers, withoutPast } from './own-body.ts';

// Signs of an emergency of the speaker's own body, today. The phrases of the gate find illnesses; these find what cannot
// wait for an appointment, and what is dangerous around them. English only.

const SIGNS: readonly RegExp[] = [
  /\b(?:crush\w+|tight\w*|pains?|pressure|squeez\w+|heavy|heaviness) (?:\w+ ){0,2}(?:in|across|on|round) (?:my |the )?chest\b(?<!\bpress\b.*)|\btight chest\b(?! (?:press|form|stretch\w*))|\bchest (?:is |feels |goes |was )?(?:pains?|tight\w*|pressure|hurts?|heavy)\b/i,
  /\b(?:dead|heavy|numb) left arm\b|\bleft arm (?:\w+ ){0,2}(?:dead|heavy|numb|tingl\w*)\b|\bjaw pain\b|\bheart attack (?:\w+ ){0,2}(?:today|yesterday|(?:days?|weeks?) ago)\b/i,
  /\beye.?s? (?:has )?gone (?:black|blind|dark)\b|\blost (?:the )?sight (?:in|of) (?:my|one)\b|\bslurr\w+ speech\b|\bspeech (?:is |went )?slurr\w+|\b(?:face|mouth|eyelid) (?:has |is )?(?:droop\w*|dropped)\b|\bcan.?t (?:move|feel) my (?:left|right) side\b|\bmini ?stroke\b|\bone pupil.?s? (?:is )?(?:big\w*|larger|blown)\b|\bbleed on the brain\b/i,
  /\b(?:passed out(?! (?:the|some|flyers|cards|sheets)\b)|fainted|collapsed)\b(?! (?:from|with) laughing)|\bblacked out (?:on|for|again|twice|once|at|during|when|after)\b(?! the (?:window|room|screen|night))|\bhad a (?:seizure|fit)\b(?! of)/i,
  /\b(?:can.?t|cannot) breathe\b|\bbreathe lying flat\b|\blips (?:went|are|go) blue\b|\bthroat (?:is )?closing\b|\b(?:cough\w*|vomit\w*|spit\w*|throw\w* up|bring\w* up|brought up)(?: up)?(?: the)? blood\b|\bwaters? broke\b/i,
  /\bcalf\b(?=.*\b(?:hot|red|fat|swollen)\b)(?=.*\b(?:sore|swollen|flight|landed|tight)\b)|\bnumb where i sit\b|\b(?:can.?t|cannot) (?:wee|pee)\b|\bcan.?t feel my (?:left |right )?(?:foot|feet|legs?)\b.*\b(?:pee|wee|bladder|toilet)\w*\b|\b(?:foot|toe|sore)\b.*\bgone black(?: at\b|(?=.*\b(?:can.?t feel|type 2|diabet\w*)\b))/i,
  /\b(?:pregnan\w*|\d\d weeks)\b.*\b(?:bleed\w*|spotting)\b|\b(?:bleed\w*|spotting)\b.*\b(?:pregnan\w*|\d\d weeks)\b/i,
  /\bchemo\b.*\b(?:3[89](?:\.\d)?|40|fever|shiver\w*)\b|\b(?:fever|shiver\w*)\b.*\bchemo\b/i,
  /\bbreath smells (?:of |like )?(?:sweet|pears?|fruit|acetone|nail)|\b(?:shak\w*|sweat\w*)\b.*\bseeing things\b|\b(?:baby|he|she) went floppy\b|\bred (?:lines?|streaks?) (?:\w+ ){0,3}(?:up|past|towards) (?:my |the )?(?:arm|leg|elbow|knee|wrist|thigh|groin|ankle)\b|\b(?:ache|pains?|heavy|numb|tight\w*)\b.*\bjaw\b.*\bleft arm\b|\bjaw and left arm\b|\bthings crawling (?:up|on|over) (?:the walls?|my|me)\b|\bhard to wake (?:this morning|since)\b|\baneurysm\b|\bdischarged myself\b|\bthey wanted me in(?: hospital)?$/i,
];

/** The only sign that is a denial. */
const UNMOVED =
  /\bbaby.?s? (?:has |had )?(?:not|hasn.?t|stopped|no longer) (?:been )?(?:kick|mov)\w*/i;

/** Clauses that deny it, or tell of another time or of somebody else. */
const NOT_NOW =
  /\b(?:no|not|never|nothing|without|gone for|ruled out|all clear|clipped|last year|(?:years?|months?) ago|\d{2,} weeks ago|in (?:19|20)\d\d|music school|as a (?:kid|child|teen\w*)|dad|mum|mom|father|mother|aunt|uncle|brother|sister|husband|wife|friend|gran\w*)\b/i;

/** What a text says of the speaker's own body today. */
export function ofToday(text: string): string {
  return withoutPast(withoutOthers(text))
    .split(/[,;.]/)
    .filter((clause) => !NOT_NOW.test(clause))
    .join(',');
}

/** Whether somebody tells of an emergency. */
export function isEmergency(text: string): boolean {
  const today = ofToday(text).trim();
  return UNMOVED.test(text) || SIGNS.some((sign) => sign.test(today));
}

const GAS =
  /\bwhere (?:the|that) gas (?:is|comes|leaks)|\bsmel(?:l|ls|t|led|ling) (?:\w+ )?(?:of |like )?gas\b|\bgas (?:leak|smell)\b|\bcarbon monoxide alarm (?:beeps|goes|keeps|went)/i;
/** A safeguard that is broken, missing or switched off. */
const UNGUARDED =
  /\b(?:swim|kayak|paddle|row|sail|dive)\w*\b.*\b(?:ferry|shipping) lanes?\b|\b(?:swim|kayak|paddle|climb|dive)\w*\b.*\b(?:alone|by myself|solo)\b.*\b(?:at night|in the dark)\b|\bbrakes? (?:(?:have |has |had )?(?:packed up|gone|failed|failing|shot)|don.?t work)\b|\bno (?:working )?brakes\b|\b(?:climb\w*|up it|crane|tower|scaffold\w*|chimney)\b.*\b(?:no|without(?: a)?) ropes?\b|\bwith it all live\b|\b(?:re)?wir\w*\b.*\bleave (?:it|them) live\b|\bbelts off (?:it|the)\b|\b(?:fuse ?box|socket|consumer unit)\b.*\blive\b(?! (?:dead|test))|\b(?:coals?|charcoal|barbecue|bbq|generator)\b.*\b(?:indoors|(?:in|into) the (?:front |living |bed|sitting |spare )?(?:room|lounge|tent|van|house)|in and)\b|\b(?:watch|stream)\b.*\bwhile (?:rolling|driving|i drive)\b|\b(?:roof|slates|scaffold\w*|ladder)\b.*\b(?:no|without(?: a| any)?) (?:harness|rope|helper)\b|\b(?:never|don.?t|not) (?:\w+ )?(?:switch|turn)\w* (?:the )?(?:power|mains|electric\w*|current) off\b/i;

/** The line for whoever tells of a danger around them; empty for everybody else. */
export function hazardLine(text: string): string {
  if (GAS.test(text) && !/\b(?:fixed|engineer (?:came|said)|all clear)\b/i.test(text))
    return 'A smell of gas cannot wait: no flame and no switch, windows open, everybody out, then ring the gas emergency number.';
  return UNGUARDED.test(text)
    ? 'Make it safe before you go on: what protects you there is broken or missing, as you wrote. The quests leave that part out.'
    : '';
}
