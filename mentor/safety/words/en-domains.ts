// Words that sound like harm and belong to what a goal is about: somebody is killed in a crime novel, a process on a
// server, a dandelion in a garden. English only. Each line is tested in `../domains.test.ts`.

export type Domain = {
  /** Words of a goal or of what is used for it. */
  readonly of: RegExp;
  /** Words that are harmless there. */
  readonly words: RegExp;
  /** They are harmless only in a text with one of these. */
  readonly beside?: RegExp;
  /** What keeps a word from being harmless, beside `REAL`. */
  readonly but?: RegExp;
  /** Played against friends and family: to name them is not meant. */
  readonly isPlayed?: true;
  /** Nobody in it is real: "he kills her in chapter 3". */
  readonly isMadeUp?: true;
};

/** Words of violence and death in what is made up. */
const MADE_UP =
  /\b(?:poison(?:s|ed|ing|ers?)?|kill\w*|murder\w*|stab\w*|strangl\w*|corpses?|bod(?:y|ies)|die[sd]?|dying|dead|deaths?|shoot\w*|shot|guns?|blood\w*|hang(?:ed|s)?|drown\w*|knife|knives|dagger|sword|weapons?|victims?|suicide|bomb(?:s|ed|ing)?|executed?|ghosts?)\b/gi;
export const SCENE =
  /\b(?:scene|act|tomb|line|lines|role|part|character|script|aloud|rehears\w*|play)\b/i;

/** Whoever prescribed it knows: "my psychiatrist set the steps", "as the clinic told me". */
const SUPERVISED =
  /\b(?:doc(?:tor)?|gp|psychiatrist|consultant|\w+ologist|nurse|clinic|hospital|midwife|dietitian|pharmacist|diabetes team)s? (?:has |have )?(?:told|said|showed|shown|agreed|set|sets|gave|tweaked|adjusted|prescribed|agreed|knows|wants|ok.?d|signed)\b|\b(?:from|with) (?:the|my) (?:clinic|nurse|doctor|gp|hospital|diabetes team|psychiatrist|consultant|midwife)\b|\bas (?:prescribed|told|advised)\b/i;
/** Well for years. */
const RECOVERED =
  /\b(?:well|recovered|better|healthy|free) (?:now )?(?:for|since) (?:\w+ )?(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten) years\b|\brecovered (?:from )?(?:\w+ ){0,3}(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years ago\b/i;

export const EN_DOMAINS: readonly Domain[] = [
  {
    of: /./,
    words:
      /\b(?:insulin|inject\w*|doses?|dosage|tablets?|pills?|medication|meds|coming off|taper\w*|sertraline|citalopram|fluoxetine|prednisolone|lithium|metformin|warfarin|statins?|methadone|melatonin)\b/gi,
    beside: SUPERVISED,
    but: /\b(?:but|skip\w*|stop\w*|without|instead|more than|extra|double|own|ignor\w*|not)\b/i,
  },
  {
    of: /./,
    words: /\b(?:anorexi\w*|bulimi\w*|eating disorder|binge\w*)\b/gi,
    beside: RECOVERED,
    but: /\b(?:again|relaps\w*|lately|slip\w*|kilos?|kg|weigh\w*|but)\b/i,
  },
  {
    of: /\b(?:novel|novella|thriller|whodunnit|short stor(?:y|ies)|fan ?fic\w*|screenplay|crime (?:story|fiction|book)|horror (?:story|script)|murder mystery|write fiction)\b/i,
    words: MADE_UP,
    isMadeUp: true,
  },
  {
    of: /\b(?:theat(?:re|er)|am ?dram|drama (?:group|school|club)|actor|acting|audition|monologue|opera|stand.?up|comedy|open mic|improv|gigs?|play (?:juliet|romeo|hamlet|macbeth|ophelia|othello|lady \w+|the (?:lead|part)))\b/i,
    words: MADE_UP,
    isMadeUp: true,
  },
  {
    of: /\b(?:theat(?:re|er)|am ?dram|drama|actor|acting|audition|monologue|opera|juliet|romeo|hamlet|macbeth|ophelia)\b/i,
    words: /\b(?:stab|kill|poison|drown|hang) (?:my|her|him)self\b/gi,
    beside: SCENE,
  },
  {
    of: /\b(?:valorant|overwatch|fortnite|call of duty|cs ?go|counter.?strike|league of legends|dota|apex legends|minecraft|elden ring|dark souls|zelda|chess|rpg|d&d|dnd|dungeons|warhammer|board ?games?|gaming|fps|esports?|laser ?tag|paintball|re-?enact\w*|muster|larp\w*|regiment|game master|campaign|no-?hit|speedrun\w*|boss room)\b/i,
    words:
      /\b(?:kill\w*|die[sd]?|dying|dead|deaths?|headshots?|shoot\w*|shot|guns?|musket|rifles?|sniper|bombs?|smokes?|slay\w*|attack\w*|sacrifice\w*|massacre\w*|crush\w*|poison\w*|assassin\w*|burn\w*|villains?|ambush\w*|pike|sword|engine)\b/gi,
    isPlayed: true,
    isMadeUp: true,
  },
  {
    of: /\b(?:linux|unix|servers?|coding|python|java(?:script)?|typescript|programm\w*|docker|kubernetes|devops|databases?|sql|bash|rust|software|web ?dev\w*|cyber ?security course)\b/i,
    words:
      /\b(?:kill\w*|zombies?|child(?:ren)?|orphans?|reap\w*|fork\w*|daemons?|abort\w*|execut\w*|hang(?:s|ing)?|crash\w*|die[sd]?|dead|terminat\w*|inject\w*|masters?|slaves?|attack\w*)\b/gi,
  },
  {
    of: /\b(?:pharmac\w*|nurs(?:e|ing)|medical|medicine|med school|paramedic\w*|vet school|veterinary|toxicology|cpd|anatomy|first aid|samaritans|helpline|hotline|listening (?:training|volunteer)|counsell\w*|psycholog\w*|criminolog\w*|forensic\w*|law school|social work)\b/i,
    words:
      /\b(?:overdos\w*|opioids?|sedatives?|antidotes?|poison\w*|suicid\w*|self.?harm|deaths?|die[sd]?|dying|ketamine|fentanyl|morphine|drugs|doses?|insulin|abuse|murder|bleed\w*|shock|seizures?|cardiac arrest|controlled)\b/gi,
    beside:
      /\b(?:chapters?|modules?|read|reading|articles?|cards?|flash ?cards?|questions?|updates?|unread|notes|revis\w*|weak|learn|course|lectures?|handbook|exam|emergency|scenarios?|manikin|ward|algorithm|debrief|drill|simulation|role ?play|caller|entries|topics?|slides|mcqs?|signs|interactions|medicines|mock)\b/i,
    but: /\b(?:take|took|taking|swallow\w*|steal\w*|pocket\w*|home with me|sleep|calm|relax|patients?.s)\b/i,
  },
  {
    of: /\b(?:garden\w*|weeds?|allotment|lawn|roses|vegetable (?:patch|bed)|slugs?|bindweed|greenhouse)\b/i,
    words:
      /\b(?:behead\w*|deadhead\w*|murder\w*|massacre\w*|kill\w*|die[sd]?|dying|dead|strangl\w*|chok\w*|war|attack\w*|slaughter\w*)\b/gi,
    but: /\b(?:cats?|dogs?|fox\w*|hens?|neighbou?r\w*|tree)\b/i,
  },
  {
    of: /\b(?:felt(?:ing)?|needle ?\w*|sew\w*|embroider\w*|cross ?stitch\w*|quilt\w*|knit\w*|crochet\w*|sampler|tailor\w*)\b/i,
    words:
      /\b(?:stab(?:s|bed|bing)?|needles?|stitch(?:es)?|pins?|binge\w*|punch\w*|cut|sleeves?|victims?|rip(?:ped)?|scissors)\b/gi,
    but: /\b(?:arms?|hands?|wrists?|skin|thighs?|legs?|hospital|wound|op|doctor|removed|sleeves? cover)\b/i,
  },
  {
    of: /\b(?:toolmak\w*|lathe|dies and punches|machinist|micrometer|press ?tools?|die (?:to|for|cutting|casting))\b/i,
    words: /\b(?:dies?|punch\w*)\b/gi,
  },
  {
    of: /\b(?:fly ?tying|tie (?:\w+ ){0,4}flies|fly fishing|angling|carp)\b/i,
    words: /\b(?:killers?|buggers?|vices?|hooks?|dead)\b/gi,
  },
  {
    of: /\b(?:butcher\w*|brisket|charcuterie|smoker|bbq|barbecue|chef|knife skills)\b/i,
    words:
      /\b(?:knife|knives|joints?|bon(?:e|es|ing)|blood|smok(?:e|es|ed|er|ing)|carcass\w*|cuts?|fingers)\b/gi,
  },
  {
    of: /\b(?:dovetail\w*|wood ?work\w*|joinery|carpent\w*|cabinet ?mak\w*|walnut|poplar|wooden|green ?wood|spoons|whittl\w*|carv\w*|hand tools|chisels?|dress ?making|pattern cutting|paper ?craft|lino ?(?:cut|print)\w*|collage|stencils?)\b/i,
    words:
      /\b(?:cuts?|cutting|saws?|sawing|chisels?|kni(?:fe|ves)|blades?|joints?|edges?|planes?|axes?|hatchets?|carv(?:e|es|ed|ing))\b/gi,
    but: /\b(?:arms?|skin|wrists?|thighs?|legs?|guard|smok\w*|roll\w*|weed)\b/i,
  },
  {
    of: /\b(?:sourdough|dough|bread|loaf|loaves|bak(?:e|es|ing)|starter)\b/i,
    words:
      /\b(?:punch\w*|slash\w*|kill\w*|beat\w*|whip\w*|knock\w*|blades?|razor|die[sd]?|dead|dying)\b/gi,
    but: /\b(?:arms?|wrists?|skin|thighs?|dog|cat|kids?|wife|husband)\b/i,
  },
  {
    of: /\b(?:climb\w*|boulder\w*|hangboard|pull[- ]?ups?|chin[- ]?ups?|v[3-9]\b|[5-8][abc]\+?(?= ))/i,
    words: /\b(?:(?:finger|dead|max|active) )?hangs?\b|\bhangboard\w*/gi,
    but: /\b(?:necks?|ropes?|beam|rafters?|door handle)\b/i,
  },
  {
    of: /\b(?:knots?|scouts?|cubs|bowline|ropework|sheepshank|macram\w*)\b/i,
    words: /\b(?:strangle|hangman|knots?|ropes?)\b/gi,
    but: /\b(?:beam|neck|attic|branch|throat|tree)\b/i,
  },
  {
    of: /\b(?:wild ?life|otters?|deer|badgers?|kingfisher|birds?|birding|owls?|fox(?:es)?|puffins?|seals?)\b(?=.*\b(?:photo\w*|picture|camera|watch|lens|spot|see)\b)|\b(?:photo\w*|picture|camera|watch|lens|spot|see)\b(?=.*\b(?:wild ?life|otters?|deer|badgers?|kingfisher|birds?|owls?|fox(?:es)?|puffins?|seals?)\b)/i,
    words: /\bstalk\w*(?: her| him| them)?|\b(?:shoot\w*|shots?|long lens|hides?|hunt\w*)\b/gi,
    but: /\b(?:window|bedroom|house|flat|girls?|wom[ae]n|ex|neighbou?r\w*|school|gym)\b/i,
  },
  {
    of: /\b(?:fungi|fungus|mushrooms?|mycolog\w*|puffballs?)\b/i,
    words:
      /\b(?:death caps?|destroying angels?|poison\w*|deadly|hunt|(?:never|not|don.?t|no) (?:pick|eat)(?: (?:or|nor) (?:pick|eat))?)\b/gi,
    but: /\b(?:dinner|soup|stew|pie|cook\w*|grams?|trip\w*|her|his|him)\b/i,
  },
  {
    of: /\b(?:bjj|jiu.?jitsu|judo|wrestl\w*|mma|grappling|karate|aikido|krav maga|kickbox\w*|fencing|martial arts)\b/i,
    words:
      /\b(?:strangl\w*|chok\w*|kill\w*|tap(?:ped|ping)?|submissions?|armbars?|beat\w*|kick\w*|punch\w*|die[sd]?|dying)\b/gi,
    but: /\b(?:wife|girlfriend|kids?|school|street|pub|neighbou?r\w*|out cold|black ?out)\b/i,
  },
  {
    of: /\b(?:electrician|wiring course|level [23]|apprentic\w*|gas engineer|plumber|college board|lock-?off)\b/i,
    words: /\b(?:dead|prove dead|shock(?:ed|s)?|gutted|live|wir(?:e|es|ing)|isolat\w*|kill\w*)\b/gi,
    but: /\b(?:without|never|not) (?:\w+ )?(?:isolat\w*|switch\w*|turn\w*|test\w*)|\bpower on\b|\bhome\b/i,
  },
  {
    of: /\b(?:drum\w*|guitar|bass|band|metal|song|sing\w*|choir|piano|cover version)\b/i,
    words:
      /\b(?:chainsaws?|funerals?|blast|bursts?|death metal|kill\w*|dead|beat\w*|beats|hit(?:s|ting)?|die[sd]?)\b/gi,
    but: /\b(?:bathroom|rope|pills?|wrist|dog|cat)\b/i,
  },
  {
    of: /\b(?:ramadan|lent|khatm|juz|suhoor|iftar|quran|yom kippur|orthodox|novena)\b/i,
    words: /\bfast(?:s|ing|ed)?\b/gi,
    but: /\b(?:water only|only water|weigh\w*|kilos?|kg|lose|thin\w*|all week|days? straight|no food)\b/i,
  },
  {
    of: /\b(?:bees?|hives?|beekeep\w*|apiary)\b/i,
    words: /\b(?:kill\w*|smok(?:e|es|ed|er|ing)|stings?|stung|dead|die[sd]?)\b/gi,
    but: /\b(?:ex|cigar\w*|weed|lungs?)\b/i,
  },
  {
    of: /\b(?:lock ?pick\w*|locksport|padlocks?)\b/i,
    words: /\b(?:pad)?locks?\b|\bpick(?:s|ing)?\b/gi,
    but: /\b(?:neighbou?r\w*|house|car|door|ex|their|his|her|school|shop)\b/i,
  },
  {
    of: /\b(?:pottery|ceramics?|teapot|clay|kiln|stoneware)\b/i,
    words: /\b(?:bod(?:y|ies)|throw\w*|wedge|fire[ds]?|firing|wheel)\b/gi,
  },
  {
    of: /\b(?:hairdress\w*|salon|barber\w*)\b/i,
    words: /\b(?:heads?|hair|cut\w*|razors?|scissors|wonky)\b/gi,
    but: /\b(?:arms?|wrists?|thighs?|skin|drink)\b/i,
  },
  {
    of: /\b(?:unicycl\w*|juggl\w*|skat\w*|kickflips?|parkour|trampolin\w*|bmx|snowboard\w*|slackline|kites?)\b/i,
    words: /\b(?:bruis\w*|falls?|fell|crash\w*|slam\w*|tricks?|drop in|wipe ?outs?)\b/gi,
    but: /\b(?:he|she|husband|wife|boyfriend|girlfriend|dad|mum|partner)\b/i,
  },
  {
    of: /\b(?:bit(?:e|es|ing|ten) (?:my )?nails|nail biting|cuticles?)\b/i,
    words: /\b(?:bleed\w*|blood\w*|bit(?:e|es|ing|ten)|sore|fingers?|hands?)\b/gi,
    but: /\b(?:cuts?|razor|blade|burn\w*|arms?|thighs?|wrists?)\b/i,
  },
  {
    of: /\b(?:electronics|pedals?|circuits?|solder\w*|radios?|amplifier|synths?|arduino|pcb)\b/i,
    words: /\b(?:die[sd]?|dead|kill\w*|signal|probe|shorts?|fault)\b/gi,
    but: /\b(?:mains|live wire|socket|power on)\b/i,
  },
  {
    of: /\b(?:vet|veterinar\w*|animal (?:clinic|hospital|nurse))\b/i,
    words: /\b(?:put(?:ting)? (?:\w+ ){0,3}to sleep|euthan\w*|surgery|died|dying|injections?)\b/gi,
    but: /\b(?:neighbou?r\w*|husband|wife|myself|myself too|human|no licen[cs]e)\b/i,
  },
  {
    of: /\b(?:weld\w*|blacksmith\w*|forg(?:e|ing)|enamel\w*|glass ?blow\w*|lampwork\w*|silversmith\w*|solder\w*|foundry)\b/i,
    words:
      /\b(?:burn(?:s|ed|t|ing)?|fire poker|poker|fires?|torch\w*|hot|beat(?:s|ing)?|hammer\w*|beads?|edges?|cuts?|cutting|deep)\b/gi,
    but: /\b(?:arms?|skin|hands?|without|no (?:mask|gloves|vent\w*)|shut|tank|alone)\b/i,
  },
  {
    of: /\b(?:fencing|[ée]p[ée]e|sabre|foil|kendo|iaido|archery|recurve|longbow|(?:rifle|pistol|gun|shooting) (?:club|range)|target shooting|clay (?:pigeon|shooting)\w*|biathlon)\b/i,
    words:
      /\b(?:attack\w*|wrists?|cuts?|swords?|blades?|parr(?:y|ies)|shoot\w*|shots?|targets?|guns?|rifles?|ammo|arrows?|dry fire|loading|hits?|hold|breath\w*|body)\b/gi,
    but: /\b(?:school|at home|cat|dog|birds?|squirrels?|loaded|head|neighbou?r\w*|ex|boss|drunk|people|window)\b/i,
  },
  {
    of: /\b(?:climb\w*|boulder\w*|abseil\w*|via ferrata|arborist|tree (?:surgeon|climber|work))\b/i,
    words:
      /\b(?:falls?|falling|ropes?|knots?|hitch(?:es)?|drops?|eyes shut|edges?|lead|anchors?)\b/gi,
    beside: /\b(?:belay\w*|partner|coach|instructor|indoor|gym|wall|bench|club|course|ground)\b/i,
    but: /\b(?:alone|necks?|no rope|without|solo|night|crane|beam)\b/i,
  },
  {
    of: /\b(?:scuba|divemaster|diver|diving club|free ?div\w*|synchro\w*|water polo|lifesav\w*|lifeguard\w*|swim (?:teacher|coach))\b/i,
    words:
      /\b(?:unconscious|rescue\w*|deep\w*|breath\w*|bottom|tow(?:s|ing)?|drown\w*|under ?water)\b/gi,
    beside: /\b(?:buddy|instructor|pool|club|coach|course|dummy|manikin|theory|lesson)\b/i,
    but: /\b(?:alone|night|solo|black ?out|empty|until|till)\b/i,
  },
  {
    of: /\b(?:moving (?:to|away|abroad|house)|emigrat\w*|relocat\w*|retir(?:e|ing|ement)|leaving (?:do|party|school|uni|the team)|new job|deploy\w*|last (?:day|week) (?:at work|is|of term))\b/i,
    words:
      /\b(?:goodbyes?|farewells?|giving (?:my )?(?:stuff|things|furniture) away|give away (?:my )?(?:stuff|things|furniture)|say goodbye|weapons?)\b/gi,
    but: /\b(?:forever|for ever|for good|end it|pain|alone|nobody|no one|sorry|letters?|pets?|the (?:cat|dog)|without me|peace|tired)\b/i,
  },
  {
    of: /\b(?:phishing|cyber ?security|info ?sec\w*|security (?:analyst|awareness|training)|scam (?:awareness|prevention)|fraud (?:prevention|team|awareness))\b/i,
    words:
      /\b(?:phish\w*|scam\w*|fakes?|steal\w*|stolen|passwords?|hack\w*|attack\w*|malware|fraud\w*)\b/gi,
    beside:
      /\b(?:spot|staff|report\w*|train\w*|awareness|slides?|detect\w*|prevent\w*|protect\w*|warn\w*|teach\w*|block\w*|chapter|course|read|mails? that)\b/i,
    but: /\b(?:send (?:one|a|out) to (?:her|him|them)|for money|old people|ring|pretend|bank.s)\b/i,
  },
  {
    of: /\b(?:orchard|prun\w*|hedge ?(?:laying|row)?s?|fruit trees?|apple trees?|shrubs?|coppic\w*|roses)\b/i,
    words:
      /\b(?:dead\w*|cuts?|cutting|saw\w*|diseased|burn (?:the )?(?:brash|cuttings|prunings)|blades?|knife)\b/gi,
    but: /\b(?:cats?|dogs?|neighbou?r\w*|next door\w*|arms?|wrists?|skin|chainsaw alone|ladder alone|birds?)\b/i,
  },
  {
    of: /\b(?:model (?:railways?|trains?|ships?|planes?|kits?|making|building)|[no] gauge|doll.?s.? house|dioramas?|miniatures?|scale models?|layout in the)\b/i,
    words:
      /\b(?:roofs?|bridges?|tracks?|trains?|blades?|knife|cuts?|cutting|guns?|tanks?|glue|edges?)\b/gi,
    but: /\b(?:stand|jump|step|real|sniff\w*|arms?|skin)\b/i,
  },
  { of: /\bbath bombs?\b|\bsoap\b/i, words: /\bbombs?\b/gi },
];
