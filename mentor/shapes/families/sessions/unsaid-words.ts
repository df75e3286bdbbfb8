// What no title says back, however harmless the goal is. The gate answers sentences; these are words of a few letters in
// fields whose text becomes a quest, alone or together. Whoever meant something else keeps the quests of the library.

const BODY =
  '(?:arms?|hands?|head|legs?|thighs?|wrists?|skin|face|body|stomach|neck|throat|veins?|fingers?)';

/** Harm to oneself or others: nothing of it is said back, and the quiet line says where help is. */
const GRAVE: readonly RegExp[] = [
  /\b(?:bleach|ammonia|anti ?freeze|weed ?killer|rat poison|poison|cyanide|carbon monoxide|exhaust|noose|razors?|scalpel|overdose|gasoline|chloroform)\b/,
  new RegExp(
    `\\b(?:burn|press|hit|bang|smash|punch|cut|scratch|carve|slit|slash|stab|bite)\\w*(?: \\w+){0,2} ${BODY}\\b|\\b${BODY}\\b.*\\b(?:blades?|knife|hob|flame|bleed\\w*)\\b|\\b(?:blades?|knife|needle|hob|flame)\\b.*\\b${BODY}\\b`,
  ),
  /\bhang(?:ing)?\b.*\b(?:by|from|rope|beam|neck|self|myself)\b|\bby the neck\b|\brope\b.*\b(?:beam|tree|hook|neck|attic)\b|\b(?:beam|hook)\b.*\brope\b|\b(?:tie|tied) it to\b/,
  /\b(?:walk|step|jump|drive|lie|go|leap|fall|throw)\w*\b.*\b(?:in front of|off (?:the|a)|under (?:the|a)|onto the)\b.*\b(?:line|train|trains|tracks?|bridge|roof|cliff|road|motorway|lorry|truck|bus|building|balcony|floor)\b/,
  /\bjump\b.*\b(?:golden gate|bridge|cliff|roof|floor|building|balcony|window)\b|\b(?:river|sea|lake|water)\b.*\b(?:stones?|not come back|never)\b|\bdrown\w*\b|\bhead under water\b|\bblack out\b/,
  /\b(?:not|never) (?:come|coming|wake|be) (?:back|up|here)\b|\bengine running\b|\bto stop me\b|\bgoodbye\b|\baffairs in order\b|\bbeachy head\b|\b(?:finish|end|stop|take|ending)\b.*\b(?:life|living|existing|breathing|me)\s*(?:,|$)|\b(?:life|living)\s*,.*\b(?:stop|end|finish)\b|\bbefore (?:i|you) die\b|\bafter (?:i|you) cut\b/,
  /\b(?:kill\w*(?! dup| weed| time| it\b)|murder|suicid\w*|unalive|die(?! das| der)|dying|shoot (?:it )?up|strangle|rape\w*|molest\w*|torture|behead\w*|massacre|bomb|gun|rifle)\b/,
  /\b(?:undress\w*|naked|nudes?|porn\w*|lolita|grop\w+|sext\w*)\b|\btouch\w* (?:her|him|them|herself|the (?:kids?|child\w*|girls?|boys?))\b|\bwhile (?:she|he|they) (?:sleeps?|is asleep|are asleep)\b|\b(?:photos?|pictures?|pics|film|video|watch)\w*\b.*\b(?:skirts?|showers?|changing|toilet|undress\w*|of my body)\b|\bsex\b|\bspik\w+ (?:her|his|the|their|a)\b|\bdrunk first\b/,
  /\b(?:airtag|gps|tracker)\b.*\b(?:her|his|him|bag|car|coat)\b|\bfollow \w+ (?:home|from|to)\b|\bfollow (?:her|him)\b|\bblocked me\b|\bnot allowed to (?:contact|see|call)\b|\brestraining\b|\b(?:scare|threaten|frighten|hurt|punish)\w* (?:him|her|them|someone|people|my|the|\w+(?=\s*(?:,|$)))|\brevenge\b|\bone shot\b|\block\w* (?:the |my |them |him |her )?(?:kids?|child\w*|son|daughter|him|her|them|in)\b|\bcellar\b/,
  /\b(?:isis|al.?qaeda|nazi\w*|terror\w*|jihad\w*)\b/,
  // Words for it in languages that are written in these letters and that the gate does not read, or not among English ones.
  /\b(?:zelfmoord|snijden|kant maken|ophangen|sj[aä]lvmord|sk[aä]ra|itsemurh\w*|viill\w*|ranteeni|selvmord|selbstmord|suizid|umbringen|aufh[aä]ngen|ritzen|matarme|suicidarme|morirme|ahorcarme|cortarme|pendre|veines|me tuer|asmak|intihar|powiesi\w*|samob[oó]j\w*|zabi[cć]|bunuh|gantung|ubit|samoubi\w*|khudkushi|suicidarsi|uccidermi|enforcar|matar)\b/,
];

/** Medicines, hunger, drink and drugs, weights, slurs: the quests stay as they are. */
const HELD: readonly RegExp[] = [
  /\b(?:paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|codeine|tramadol|oxyco\w+|morphine|fentanyl|xanax|valium|\w+zepam|ambien|zopiclone|zolpidem|sertraline|zoloft|prozac|fluoxetine|citalopram|escitalopram|lithium|insulin|methadone|ketamine|adderall|ritalin|melatonin|steroids?|testosterone|ozempic|metformin|warfarin|iron)\b/,
  /\b(?:all|extra|double|twice|two|three|four|five|ten|twenty|\d+) (?:\w+ ){0,2}(?:tablets?|pills?|capsules?|doses?|puffs)\b|\b(?:tablets?|pills?|inhaler)\b.*\b(?:at once|extra|double|(?:ten|twenty|\d+) times|kids?|stop|without)\b|\bswallow\w*\b|\bdose\b/,
  /\b(?:skip|skipping|no|without|instead of|miss) (?:breakfast|lunch|dinner|supper|food|meals?|eating|tea)\b|\bwater only\b(?! if)|\bonly water\b|\bless than \d{3,4}\b|\bdays? without\b|\bthrow(?:ing)? up\b|\bvomit\w*\b|\bpurg\w*\b|\blaxative\w*\b|\bfasting\b|\b(?:water|dry) fast\b|\bfast (?:until|till|all|for|on)\b|\bnone until\b|\bbroth my meals\b|\bchew\w* gum for\b/,
  /\b(?:pints?|beers?|wine|vodka|whisk(?:e?y|ies)|gin|rum|baileys|schnapps|liquor|pub|off.?licen[cs]e|marlboro|snus|cigar\w*|vap(?:e|es|ing)|cocaine|heroin|meth|mdma|weed gummies|joints?|line of coke|casino|roulette|on red|bookie\w*|safe account)\b/,
  /\b\d{2,3} ?(?:kg|kilos?|lbs?|pounds|stone)\b/,
  /\bmix\b.*\b(?:vinegar|cleaner|chlorine)\b|\bbarbecue in\b|\bon its tummy\b|\bhold (?:my|your) breath\b|\bignore (?:the|my|your)\b|\beven if it hurts\b|\buntil i (?:faint|collapse|drop)\b/,
  /\b(?:nigg\w+|kikes?|spics?|faggots?|fags?|tranny|trannies|retards?|chinks?|pakis?|gypp\w+|dykes?|whores?|sluts?|cunts?|bitch\w*)\b|\b(?:dumb|stupid|dirty|filthy|lazy) (?:jews?|blacks?|muslims?|women|gays?|foreigners|immigrants|arabs|asians|whites?)\b/,
];

/** How the answers are held back, if they are: each alone, and all of them in either order. */
export function unsaidIn(answers: readonly string[]): 'grave' | 'held' | undefined {
  const plain = answers.map(plainText);
  const texts = [...plain, plain.join(' , '), plain.toReversed().join(' , ')];
  const isIn = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (GRAVE.some(isIn)) return 'grave';
  return HELD.some(isIn) ? 'held' : undefined;
}

/** In small letters without marks; "k-i-l-l" is a word. */
function plainText(answer: string): string {
  return answer
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\b\w(?:[-.\s_*]\w\b){2,}/g, (letters) => letters.replace(/\W|_/g, ''))
    .trim();
}
