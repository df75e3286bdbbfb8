import { withoutIdioms } from '#mentor/safety/idioms.ts';

// What a session may not say.

/** Words about people, bodies, danger or an end: no fallback kind is used. */
export const ENDS: RegExp =
  /\b(?:him|hers?|his|he|she|they|their|who|someone|somebody|people|wom[ae]n|m[ae]n|girls?|boys?|kids?|child\w*|ex|boss|teacher|stranger\w*|until|till|never|nobody|alone|dark|dead|die\w*|gone|last(?! (?:month|week|year|night|season|term|page|line|chapter|bar|verse|part|one first))|quit|(?<!\bgo(?:ing)? )over(?! (?:[a-g]m?7? ){2,})|hurt\w*|pain\w*|blood\w*|bleed\w*|burn\w*|stab\w*|slit|slash\w*|hang\w*|jump\w*|edge|deep\w*|bottom|roof|bridge|tracks?|kni(?:fe|ves)|blades?|guns?|knots?|ropes?|fires?|matches|drunk|drinks?|drinking|high|pills?|skin|arms?|wrists?|throat|neck|veins?|body|naked|secret\w*|hide|hidden|follow\w*|spy\w*|steal\w*|fake|break|bypass\w*|crack\w*|hack\w*|locks?|passwords?)\b/i;

/** Whether a part of a session names nobody, no danger and no end. */
export function isFree(part: string, plainer = withoutIdioms): boolean {
  const judged = plainer(part);
  return ![ENDS, HURTS, DARK, OUTDOORS, DANGER].some((pattern) => pattern.test(judged));
}

/** Places and substances that only a known kind of session may name. */
const OUTDOORS =
  /\b(?:river|lake|sea|cliff|balcony|garage|car|engine|train|(?<!\b(?:\d+|one|two|three|four|five|six|eight|ten|twelve|twenty|few|each|every|first|next) )lines?(?<!\b(?:writ|read|learn|draw|sketch|memori|copy|say|recit|sing|cod|play|rehears|slid|trac|danc)\w*\b[^,]*)|tower|attic|cellar|barn|water|cuts?|cutting|glass|gas|candle|razor|needle|mix|swallow|breath\w*|usual|must|awake|grab|straps?|max out|bath|(?:my|your) eyes)\b/i;

/** Words that may mean self-harm: nothing is quoted, and a line says where help is. */
const HURTS =
  /\b(?:guts|hurts?|hurting|painful|blood\w*|bleed\w*|stab\w*|slap\w*|punish\w*|roof|pills?|scratches|starv\w*|dead(?! ?(?:hang|lift|bug|man)s?\b)|die)\b|\b(?:until|till) (?:i(?! drop| can (?:do|play|say|sing|read|hear|hold) | know\b| get (?:it|them|there)\b| have (?:it|got|done)\b|['’]?ve (?:got|done|read|heard|learn\w*|finished)\b)|it(?! (?:sings|rings|sounds|sits|holds|works|fits|dries|is|feels|resembles|looks|goes|moves|runs|makes|shines|rises|tastes|flows))|nobody)\b|\b(?<!(?:rest|relax|loosen) )my (?:own )?(?:arms?|wrists?|legs?)\b|\bmy (?:own )?(?:face|thighs?|body|skin|throat|neck)\b|\bcuts? (?:for|on|me|myself|each|per)\b|\b(?:carv|cutt|burn|hitt)ing me\b|\bto the tracks\b|\bwait for the \d|\bway back\b|\bnot turn (?:round|back|around)\b|\bin front of the\b(?! (?:mirror|class|cat|dog|kids|family|bench|teacher|fire|window|laptop|camera|tv|telly|computer|screen|piano|audience|house))|\b(?:for|per) (?:every|each) (?:wrong|mistake|miss\w*|bad)|\b(?:each|every|per) mistake\b|\bholds? (?:a person|me|\d+ kilos?)\b|\bbeam\b|\bno strength\b|\blast (?:one|time|day)\b/i;
/** As many as one can, of an exercise that ends by itself. */
export const TO_FAILURE: RegExp =
  /(?<=\b(?:(?:push|pull|chin|sit|press|step)[- ]?ups?|dips|curls|rows|squats|press(?:es)?|lunges|planks?|reps|sets?)) (?:until|till|to) (?:i (?:can.?t|cannot)(?: do (?:any ?more|more|another))?|i fail|failure)(?=$|,| then)/i;
/** Other people: a session alone ends before them. */
const OTHERS = /\b(?:him|hers?|he|she|they|someone|somebody)\b/i;
/** Strangers, something swallowed or hidden: nothing of the session is quoted. */
const DARK =
  /\b(?:neighbou?rs?|strangers?|spit (?:it|them) out|secret\w*|(?<!(?:hands?|pattern|part|line|bass) )alone(?! with)|nobody|snatch|steal\w*|barns?|guns?|drunk|beers?|wines?|vodka|\d+ ?(?:mg|ug|mcg)|food|eat|eating|(?<!(?:after|before|at|during) )lunch(?! (?:break|hour|time|lap|walk|run|ride|swim))|hungry|pipes|ruin\w*)\b|\b(?:until|till) (?:the|they)\b|\blight (?:\d|one|a)\b/i;
/** Acts that no kind of session may say, whatever the topic: a danger, a crime or another person's harm. */
export const DANGER: RegExp = new RegExp(
  [
    String.raw`(?:balcony|roof|bridge|platform|cliff) edge|edge of the (?!mat|bed|bath|chair)\w+|highway|autobahn|across the (?:river|lake|sea|bay)|red lights|no (?:water|food|dinner|meals?) (?:until|till)|(?:break|smash) (?:one|a|the|my)(?! (?:habit|goal|task|problem|song|piece|day|hour))|dry scoop|from the bag`,
    String.raw`bet|betting|loans?|ddos|hack(?:ed)?|crack (?:one|a|the)|(?:her|his|their) (?:pin|diary|address|gym|work|ring|plans?)|pin code|swastikas?|(?:juggl\w*|play\w*|spin\w*) (?:with )?fire|open (?:one|a|the) car|pick mushrooms|forag\w*|(?:would|will) do it|(?:photos?|pictures?|shots?|film|video) of (?:a |the |some |one )?(?:wom[ae]n|kids?|child\w*|strangers?)`,
    'quarry|cliffs?|rooftops?|ledges?|rails?|railway|tracks (?:and|until)|train lines?|step out|knives|machete|swords?|parked cars|race (?:one|a|my|the)|double (?:up )?after (?:each|every|a) loss|fast breaths|by the other doors?|wire (?:\\w+ ){0,3}(?:socket|switch|fuse|light|cooker)',
    '(?:no|without)(?: an?| the| my| any)? (?:lights?|brakes?|helmet|guard|gloves|belt|ropes?|lifeguard|spotter|licen[cs]e|teacher|instructor|power off)|power on|full throttle|closed garage|the gas|salt the|fuse',
    String.raw`sit (?:in|on) the (?:garage|car|tracks|roof|bridge|road)|hold my breath|through the pain|cracks|tears|until (?:i drop|something|it)|burn(?:ed|s|ing)?|whip|shock collar|choke\w*|punch(?:es|ed|ing)?|slap\w*|spank\w*|spar`,
    '(?:invoices?|payments?|refunds?) (?:\\w+ ){0,3}my own account|insults?|exploits?|keylogger|malware|phishing|scrape (?:her|his|their)|fake|lie (?:about|to)|lie on (?:one|my|a|the) cv|from the till|one horse|one coin|one stock|all in|all my savings',
    String.raw`my ex|ex from|new number|said no|teen\w*|schoolgirls?|minors?|naked|nudes?|lingerie|long lens|into windows|little ones|kids at|girls?|hat(?:e|ed|red)|my body|my things|one last|last (?:walk|letter|swim|ride|drive|time|day)|how i do it|leave the keys|for good|on the ice|behind the same|hold on to a|changing room|without clothes|my will|swim (?:\w+ ){0,4}at night|fight (?:one|a|my|the)|for later|sell it|give away (?:my|all|every)`,
    '(?:m[ou]m|dad|mother|father|wife|husband|boss|sister|brother|friend|grandma|girlfriend|boyfriend)(?:.?s) (?:card|account|phone|mails?|messages?|diary|purse|wallet|money|things|name)',
    String.raw`neighbou?r.?s (?:door|hedge|car|house|dog|cat|tree|lock)|sauna suit|after the pub|1[3-9]\d on|2\d\d on|(?:ride|walk|run|jog|cycle) (?:\w+ )?on the motorway`,
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
  'i',
);
/** Splits a session into its parts: "..., then ...". */
export const PART: RegExp = /(?![^(]*\))(?=[,;] |\s(?:and )?then\s|\splus\s)/i;

/** Why nothing of the practice is quoted: it may hurt or, unless it is clear, it is about others or something hidden. */
export function doubtIn(act: string, isClear = false): 'unsure' | 'held' | undefined {
  if (HURTS.test(act.replace(TO_FAILURE, ''))) return 'unsure';
  const [first = ''] = act.split(PART, 1);
  return !isClear && (DARK.test(act) || OTHERS.test(first)) ? 'held' : undefined;
}
