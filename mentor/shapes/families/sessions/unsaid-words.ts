// Words that a quest must not quote, however harmless the goal is. The gate reads whole sentences;
// these patterns read short answers whose text gets into a quest. After a false positive the user
// just gets the quests of the library.

const BODY =
  '(?:arms?|hands?|head|legs?|thighs?|wrists?|skin|face|body|stomach|neck|throat|veins?|fingers?)';

/**
 * Harm to oneself or others: nothing is quoted, the board is a gentle day, and a line says where
 * help is.
 */
const GRAVE: readonly RegExp[] = [
  /\b(?:drink|drinking|glass of|swallow) (?:\w+ ){0,2}(?:bleach|ammonia|anti ?freeze|drain cleaner|weed ?killer|poison)\b|\b(?:noose|overdose(?! of cute)|carbon monoxide|razor blades?)\b|\bfrom the exhaust\b/,
  new RegExp(
    `\\b(?:burn|hit|bang|smash|cut|slit|slash|stab)\\w* (?:my|own|your)(?: \\w+)? ${BODY}\\b|\\b${BODY}\\b.*(?<!shoulder )\\b(?:blades?|hob|flame|bleed\\w*)\\b|(?<!shoulder )\\b(?:blades?|needle|hob|flame)\\b.*\\b${BODY}\\b`,
  ),
  /\bby the neck\b|\brope\b.*\b(?:beam|neck|attic)\b|\bbeam\b.*\brope\b|\bhang (?:myself|yourself)\b/,
  /\b(?:walk|step|jump|drive|lie|go|leap)\w*\b.*\b(?:in front of|under (?:the|a))\b.*\b(?:line|trains?|tracks?|motorway|lorry|truck|bus)\b|\b(?:jump|leap|step|go)\w* off (?:the|a) (?:\w+ )?(?:bridge|roof|cliff|building)\b/,
  /\bjump\b.*\b(?:golden gate|cliff|roof|floor|building|balcony)\b|\b(?:golden gate|cliff|roof|floor|building|balcony)\b.*\bjump$|\b(?:river|sea|lake)\b.*\b(?:with stones|not come back)\b|\bhold (?:my|his|her|your) head under water\b/,
  /\b(?:not|never) (?:come back|coming back|wake up again)\b|\bwith the engine running\b|\bto stop me\b|\bgoodbye to (?:all|every\w+)\b|\baffairs in order\b|\bbeachy head\b|\b(?:finish|end|stop|take|ending)\b.*\b(?:my life|living|existing|breathing)\s*(?:,|$)|\b(?:life|living)\s*,.*\b(?:stop|end|finish)\b|\bbefore (?:i|you) die\b|\bwon.?t need it any ?more\b|\bfor good\b.*\b(?:eyes|sleep)\b|\beyes for good\b|\bjoin my late\b/,
  /\bsuicid\w*(?! (?:squad|prevention|awareness|helpline|hotline))\b|\b(?:unalive|kill (?:my[- ]?self|your[- ]?self|him|her|them|my (?!darlings)\w+)|shoot (?:it )?up|strangle|rape\w*|molest\w*|behead\w*|massacre)\b/,
  /\b(?:undress\w*|nudes|porn\w*|lolita|grop\w+|sext\w*|roofies?|rohypnol|ghb)\b|\btouch\w* (?:her|him|them|the (?:kids?|child\w*|girls?|boys?))\b|\bwhile (?:she|he|they) (?:sleeps?|is asleep|are asleep)\b|\b(?:photos?|pictures?|pics|film|video|watch)\w*\b.*\b(?:up skirts?|in the shower|changing room|toilet|undress\w*|of my body)\b|\bsex\b|\bspik\w+ (?:her|his|their)\b|\bselfie in bed\b|\bwhen she says no\b|\byear old (?:girls?|boys?)\b/,
  /\b(?:airtag|gps|tracker|spyware)\b.*\b(?:her|his|him)\b|\bfollow \w+ home\b|\bfollow (?:her|him)\b|\bblocked me\b|\bnot allowed to (?:contact|see|call)\b|\brestraining order\b|\b(?:scare|threaten|frighten|hurt|punish)\w* (?:him|her|them)\b|\bto (?:scare|threaten|frighten|hurt|punish) \w+|\block\w* (?:the |my )?(?:kids?|child\w*|son|daughter)\b|\bshake\b.*\bbaby\b|\bbaby\b.*\bshake\b|\b(?:hand|face) on the (?:stove|hob)\b/,
  /\b(?:stand|stood)\w*\b.*\b(?:(?<!hold the )edge|bridge|tracks|rails|roof|cliff)\b|\b(?:(?<!hold the )edge|bridge|tracks|rails|roof|cliff)\b.*\b(?:stand|stood)\b|\bmeet the train\b|\bways to die\b|\b(?:overpass|bridge)\b.*\blet go\b|\bfuneral, mine\b|\bon earth\b|\bdate and the method\b|\bend it\b|\bi (?:won.?t|will not) (?:be (?:here|there)|see it|need (?:it|them))\b|\bi leave behind\b|\bstop being here\b|\bown funeral\b|\bnot want to come (?:home|back)\b|\bnearly did it\b|\bcannot swim back\b|\buntil the train\b|\bbridge\b.*\blook down\b|\bhold my hand on\b|\bred marks\b|\bwhen i(?:.m| am) gone\b|\bmy last(?: day| christmas| birthday)?(?:,|$)|\bnot here any ?more\b|\bbefore i go for good\b|\bsay(?:ing)? goodbye\b|\bbetter off without\b|\bwant to wake up\b|\bthen it.?s? (?:is )?over\b/,
  /\bcuts?\b.*\bhow deep\b|\bhow deep\b.*\bcuts?\b|\b(?:fresh|new) cuts\b|\bi cut when\b|\b(?:hate|hit|hurt|cut|burn|punish)\w* (?:myself|yourself)\b|\bon my (?:own )?(?:skin|wrists?)\b|\bbleeds?\b.*\b(?:knuckles|scratch\w*|skin)\b|\b(?:knuckles|scratch\w*|skin)\b.*\bbleeds?\b|\b(?:pills|tablets|them)\b.*\buntil there are enough\b|\bhand over the candle\b|\bhead\b.*\bagainst the wall\b/,
  /\b(?:scissors|candle|lighter|knife) (?:\w+ ){0,2}?(?:to|under|on|over|at|against|and) my (?:\w+ )?(?:hands?|arms?|wrists?|thighs?|skin|legs?|throat|neck|veins?)\b|\bso far\b.*\b(?:can.?t|cannot|can not) (?:come|get|swim) back\b|\benough (?:to not|not to) wake up\b|\b(?:keep|hold|push)\w* (?:my|his|her|your) head under\b|\bstay (?:down|under)\b.*\b(?:tub|bath)\b|\bnobody (?:will )?finds? me\b|\btest the branch\b|\bbranch held\b|\b(?:drive|ride|steer)\w*\b.*\btowards? (?:the|a) (?:wall|tree|lorry|truck|train)\b/,
  /\b(?:lines?|marks?|strokes?|cuts?|scratches)\b.*\bon my (?:\w+ )?(?:thighs?|forearms?|arms?|legs?|wrists?)\b|\bnobody (?:will )?needs? me\b|\bscald\w*\b.*\bmy\b|\b(?:pills|tablets) saved\b|\bsaved (?:pills|tablets)\b|\bfingers? down my throat\b|\b(?:bring\w*|brought) (?:my |the )?(?:dinner|lunch|breakfast|supper|food|meals?|everything) (?:back )?up\b/,
  /\bto remember me by\b|\bafter i.?m gone\b|\bclear up after me\b|\bwon.?t be another\b|\bno longer here\b|\bmy favourite things\b.*\baway\b|\bgive away\b.*\bmy favourite\b|\bvents? shut\b|\bcharcoal (?:grill|bbq)\b.*\b(?:sleep|inside|bedroom|indoors)\b|\bbring in the charcoal\b/,
  // The same in languages with Latin letters that the gate does not read here.
  /\b(?:zelfmoord|snijden|kant maken|ophangen|sjalvmord|skara mig|itsemurh\w*|viill\w*|ranteeni|selvmord|selbstmord|suizid|umbringen|pulsadern?|matarme|suicidarme|morirme|ahorcarme|cortarme|me pendre|les veines|me tuer|kendimi|intihar|powiesi\w*|samoboj\w*|zabic sie|bunuh|gantung diri|ubit|samoubi\w*|khudkushi|suicidarsi|uccidermi)\b/,
];

/**
 * Medicine, symptoms, hunger, drugs, weapons, crime, stalking, slurs: nothing is quoted, and the
 * board stays as it is.
 */
const HELD: readonly RegExp[] = [
  /\bbring (?:it|them) (?:back )?up\b|\b(?:get|got) rid of (?:after|it after)\b|\bburn(?:ing)? off (?:what|everything|dinner|lunch|breakfast)\b|\buntil (?:breakfast|lunch|dinner|it)(?: i)?s gone\b|\bno periods?\b|\b(?:anti(?:psychotic|depressant|coagulant)s?|blood thinners?|statins?)\b|\b(?:on|two|drop\w*) (?:acid|tabs)\b|\b(?:lsd|shrooms|purple drank|sip purple|papaver|a bump)\b/,
  /\b(?:bat with nails|lower receiver|silencer|keyloggers?|live bets?|in-?play|jackpot|slots|who.?s in which room|last day of school|that never were|cleansing|enem(?:y|ies)(?:.?s)? address|slug pellets|someone.?s window|her window)\b|\b(?:locks?|doors?|houses?|things?) (?:that )?(?:aren.?t|is ?n.?t|not) mine\b|\bour secret\b/,
  /\b(?:bleach|ammonia|poison|arsenic|hemlock|cyanide|sodium nitrite|pistols?|guns?|rifles?|(?<!atomic )bombs?|kill\w*(?! dup| weed| time)|murder|dying|drown\w*|razor|nazi\w*|isis|terror\w*|jihad\w*|revenge|goodbye)\b/,
  /\b(?:paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|codeine|tramadol|oxyco\w+|morphine|fentanyl|xanax|valium|\w+zepam|ambien|zopiclone|zolpidem|sertraline|zoloft|prozac|fluoxetine|\w*citalopram|quetiapine|benadryl|nyquil|sedatives?|lithium|insulin|methadone|ketamine|adderall|ritalin|melatonin|basal|bolus|modafinil|dbol|steroids?|testosterone|ozempic|metformin|warfarin)\b/,
  /\b(?:all|extra|double|twice|two|three|four|five|ten|twenty|\d+) (?:\w+ ){0,2}(?:tablets?|pills?|capsules?|doses?|puffs)\b|\b(?:tablets?|pills?|inhaler)\b.*\b(?:at once|extra|double|(?:ten|twenty|\d+) times|kids?|stop|without)\b|\bswallow\w*\b|\bdose\b/,
  /\b(?:skip|skipping|no|without|instead of|miss) (?:breakfast|lunch|dinner|supper|food|meals?|eating)\b|\bwater only\b(?! if)|\bonly water\b|\bless than \d{3,4}\b|\bdays? without\b|\bthrow(?:ing)? up\b|\bvomit\w*\b|\bpurg\w*\b|\blaxative\w*\b|\bfasting\b|\b(?:water|dry) fast\b|\bfast (?:until|till|all|for)\b|\bnone until\b|\bbroth my meals\b|\bchew\w* gum for\b/,
  /\b(?:pints?|vodka|whisk(?:e?y|ies)|schnapps|liquor|off.?licen[cs]e|marlboro|snus|cigars?\b|(?<!\b(?:no|without|first|instead of|coffee|break)(?: an?| the| my)? )(?<!^)(?<!, )cigar(?:ettes?|illos?)|vap(?:e|es|ing)|cocaine|coke|heroin|meth|mdma|molly|weed gummies|line of (?:coke|speed)|casino|roulette|on red|bookie\w*|safe account)\b|\bafter \w+ beers\b/,
  /\b(?:oxy|tren|dealer|inject\w*|prescriptions|rat poison)\b|\bdifferent doctors\b|\bwith (?:the drops|something in it|the meat)\b|\bdark web\b|\bi am high\b|\bjoints\b|\btwo lines a night\b|\bhash brownies\b|\b(?:one|a) dab\b|\bcrystal\b.*\bbatch\b|\bget (?:hammered|wasted)\b|\b(?:spoon|syrup)\b.*\bsleeps\b|\bcocktail of\b/,
  /\bnot eat\b|\bfinger down\b|\beverything (?:i|you) ate\b|\bburn(?:ed|t)? (?:off|everything)\b|\bcotton balls\b|\bbring it up\b|\bbinge\w*\b|\bweigh-?in\b|\bin a bin bag\b|\binstead of (?:bread|food|supper)\b|\bhungry all\b|\bbmi\b|\b(?:pro-?)?ana\b|\bthinspo\b/,
  /\b(?:bleeding|passed out|faint(?:ed|ing)?|black(?:ed)? out|doctor said|caesarean|concussion|slipped disc|blood clot|cast off|fever|coughing blood|chest pain|heart attack|surgery|operation|pregnant)\b/,
  /\b(?:police|stolen|steal\w*|shoplift\w*|break-?in|signature|passwords?|secretly|manifesto)\b|\bcredit cards?\b(?=.*\bfound\b)|\b(?:other people|someone else|somebody else|neighbours?|boss).?s (?:post|mail|house|bikes?|phone|signature|door)\b|\bwithout paying\b|\b(?:girls|boys|women|kids) at the\b|[’']s (?:street|window|door|bedroom)\b|\bhitler\b|\b(?:fake|false) (?:bank|invoices?|mails?|ids?)\b|\bwho is away\b|\bopen windows\b.*\bholiday\b|\buntil they pass\b|\bno licen[cs]e\b|\bat (?:1[6-9]|2\d)\d\b(?! bpm)|\bi am her grandson\b|\bmove a little to mine\b/,
  /\b(?:girls?|boys?|child|children|kids?) online\b|\b\w+[- ]year[- ]olds\b(?=.*\b(?:write|message|chat|text)\b)|\bsent (?:me )?a (?:picture|photo)\b|\b(?:her|his|their) parents\b.*\basleep\b|\b(?:past|behind) (?:her|him|his)\b|\bblocked\b|\bcourt order\b|\bsay no\b|\bthrough the blinds\b|\bbedroom window\b|\bbehind women\b|\bnear them\b|\bthey trust me\b|\bthinks (?:she|he) is alone\b|\blong lens\b.*\bbathroom\b|\bcupboard, no\b|\bsecret game\b|\bnew numbers\b|\bmay not (?:go|leave|see|talk)\b|\bevery (?:two|five|ten|\d+) minutes\b.*\b(?:her|him)\b|\b(?:her|him)\b.*\bevery (?:two|five|ten|\d+) minutes\b|\buntil (?:she|he) \w+|\bwhen (?:she|he) (?:undress|shower|leaves|talks back)\w*|\bwhere nobody sees\b|\bon strays\b|\bwhat will happen to (?:her|him|them)\b|\b(?:knife|knives|bats)\b.*\b(?:him|her|them|boyfriend|girlfriend|gays|park)\b/,
  /\bmix\b.*\b(?:vinegar|chlorine)\b|\bbarbecue in\b|\bon its tummy\b|\bhold (?:my|your) breath\b|\bignore (?:the|my|your)\b|\beven if it hurts\b|\buntil i (?:faint|collapse|drop|black out)\b|\bblack out\b|\bfull speed\b/,
  /\b(?:nigg\w+|kikes?|spics?|coons?|towelheads?|faggots?|fags?|tranny|trannies|retards?|chinks?|pakis?|gypp\w+|whores?|sluts?|cunts?|bitch\w*)\b|\b(?:dumb|stupid|dirty|filthy|lazy) (?:jews?|blacks?|muslims?|women|gays?|foreigners|immigrants|arabs|asians|whites?)\b/,
  /\b(?:hours|days|nights?) without (?:food|eating|sleep)\b|\b(?:stay(?:ing)?|hours) awake\b|\bskip (?:the |my )?(?:next|first|last) meal\b|\bmeals? (?:i |you )?(?:leave|left) out\b|\bbrought it (?:back )?up\b|\bone more (?:zopiclone|tablet|pill)\b|\bnothing until \w+\b.*\b(?:apple|bed|tea|coffee|water)\b|\bthe punishment\b|\bfeeling empty\b|\bbottles? of (?:wine|spirits|gin|rum)\b|\bcuts? (?:a|per) (?:day|night)\b/,
  /\bafter (?:the |my |a )?(?:\w+ )?(?:beers?|wines?|pints?|cocktails)\b|\bhold on to (?:the|a) (?:lorry|truck|bus|tram|car|train)\b|\b(?:eyes (?:closed|shut)|clos\w+ (?:my|your) eyes)\b.*\b(?:motor ?bike|bike|car|driving)\b|\b(?:motor ?bike|bike|car|driving)\b.*\b(?:eyes (?:closed|shut)|clos\w+ (?:my|your) eyes)\b|\bthe weir\b|\bcards on the (?:steering )?wheel\b|\bwhile (?:i.?m |i am |i )?driv\w+\b|\b(?:read|type|answer|chapter|vocabulary|mails?|cards|words)\b.*\b(?:motorway|at the wheel)\b|\b(?:drive|ride|bike|car|time home)\b.*\blights off\b|\bwithout braking\b|\bwheelie\b|\b(?:1[3-9]\d|2\d\d) ?km ?.?h\b|\barm of the crane\b|\bat night over the fence\b|\b(?:power left|with the power) on\b/,
  /\b(?:girls?|boys?) of (?:9|1[0-7]|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b|\bas if i (?:was|were) \d+\b|\bask for a picture\b|\bgirls in year\b|\b(?:him|her|them|kids?|child\w*|son|daughter)\b.*\bkneel on\b|\bfind out where (?:she|he|they) lives?\b|\b(?:read|check|look (?:at|through)|go through) (?:her|his|their) (?:messages|phone|mails?|e-?mails?|chats?|texts|dms)\b|\bwhat (?:my|her|his) \w+ types\b|\b(?:hover|record|film|camera|watch|window)\b.*\b(?:her|his) bed ?room\b|\b(?:her|his) bed ?room\b.*\b(?:hover|record|film|camera|watch|window)\b|\bwhile (?:she|he)(?:.s| is) asleep\b|\bcourt said\b|\bkeep away from (?:her|him|them)\b|\bchanging (?:huts?|rooms?|cubicles?)\b|\blocked drawer\b/,
  /\brat (?:powder|bait)\b|\b(?:powder|drops|pills?|tablets?|something|syrup)\b.*\bin(?:to)? (?:her|his|their) (?:soup|tea|coffee|drink|food)\b|\bsleeping (?:syrup|drops|tablets?)\b|\bmushrooms?\b.*\bgrams?\b|\bgrams?\b.*\bmushrooms?\b|\bgo bang\b|\bfill (?:the|one|a) pipe\b|\bhide it behind\b|\bgun ?powder\b|\bexplosi(?:ves|ons?)\b|\bnails through\b|\bguy next door\b|\bcook\w* crystal\b|\bpercent pure\b|\bthe blue stuff\b|\bbag (?:it|them)\b.*\blads\b|\bgrow tent\b|\bweed\b.*\bbuds\b/,
  /\bsign (?:her|his|their) name\b|\b(?:sign|move|take|transfer)\w*\b.*\b(?:mum|mom|dad|gran\w*|nan|aunt|uncle).?s account\b|\b(?:mum|mom|dad|gran\w*|nan|aunt|uncle).?s account\b.*\b(?:sign|move|take|transfer)\w*\b|\bmove some over\b|\bas their grand\w+\b|\b(?:i.?m|i am) (?:their|her|his) grand\w+\b|\baccount is in danger\b|\band take the money\b|\bmake (?:myself|me) an? .*\b(?:diploma|degree|certificate)\b|\bold ladies\b|\b(?:ring|call)\b.*\bpensioners\b|\bsay\b.*\bfrom microsoft\b|\bunder (?:my|your) coat\b|\bdriven out\b|\bfor stakes\b|\bsecond screen\b.*\bengine\b|\bengine\b.*\bsecond screen\b|\bdo(?:es)? not exist\b|\blooks? like (?:the|a|my) bank\b/,
  /\bbring (?:mine|it) (?:all )?back up\b|\bnothing else all day\b|\bmake up (?:a few|some) for\b|\btight (?:till|until) i (?:drift|pass|black|fall)\b|\b(?:shut|lock) (?:him|her|them) in the (?:cellar|cupboard|dark|shed)\b|\bright about the (?:jews|muslims|blacks|gays)\b|\bmy weed\b|\binvent (?:a|my) (?:degree|job|diploma)\b|\bride\b.*\b(?:my|your) eyes (?:shut|closed)\b|\bwhere (?:that|this) (?:streamer|girl|boy|woman|man|player|teacher|kid) lives\b|\bstand without (?:the|his|her) stick\b|\bbecame of others who\b/,
];

/** Which of the two lists matches the answers, each alone and all together in either order. */
export function unsaidIn(answers: readonly string[]): 'grave' | 'held' | undefined {
  const plain = answers.map(plainText);
  const texts = [...plain, plain.join(' , '), plain.toReversed().join(' , ')];
  const isIn = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (GRAVE.some(isIn)) return 'grave';
  return HELD.some(isIn) ? 'held' : undefined;
}

/** The text in lower case, without accents, with spelled-out words joined: "k-i-l-l". */
function plainText(answer: string): string {
  return answer
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\b\w(?:[-.\s_*]\w\b){2,}/g, (letters) => letters.replace(/\W|_/g, ''))
    .trim();
}
