import { withoutIdioms } from './idioms.ts';

// Words that sound like harm and belong to what a goal is about: somebody is killed in a crime novel, a process on a
// server, a dandelion in a garden. English only. Each line is tested in `domains.test.ts`.

type Domain = {
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
  /\b(?:poison(?:s|ed|ing)?|kill\w*|murder\w*|stab\w*|strangl\w*|corpses?|bod(?:y|ies)|die[sd]?|dying|dead|deaths?|shoot\w*|shot|guns?|blood\w*|hang(?:ed|s)?|drown\w*|knife|knives|dagger|sword|weapons?|victims?|suicide|bomb(?:s|ed|ing)?|executed?|ghosts?)\b/gi;
const SCENE = /\b(?:scene|act|tomb|line|lines|role|part|character|script|aloud|rehears\w*|play)\b/i;

/** Whoever prescribed it knows: "my psychiatrist set the steps", "as the clinic told me". */
const SUPERVISED =
  /\b(?:doc(?:tor)?|gp|psychiatrist|consultant|\w+ologist|nurse|clinic|hospital|midwife|dietitian|pharmacist|diabetes team)s? (?:has |have )?(?:told|said|showed|shown|agreed|set|sets|gave|tweaked|adjusted|prescribed|agreed|knows|wants|ok.?d|signed)\b|\b(?:from|with) (?:the|my) (?:clinic|nurse|doctor|gp|hospital|diabetes team|psychiatrist|consultant|midwife)\b|\bas (?:prescribed|told|advised)\b/i;
/** Well for years. */
const RECOVERED =
  /\b(?:well|recovered|better|healthy|free) (?:now )?(?:for|since) (?:\w+ )?(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten) years\b|\brecovered (?:from )?(?:\w+ ){0,3}(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) years ago\b/i;

const DOMAINS: readonly Domain[] = [
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
      /\b(?:chapters?|modules?|read|reading|articles?|cards?|flash ?cards?|questions?|updates?|unread|notes|revis\w*|weak|learn|course|lectures?|handbook|exam|emergency|scenarios?|manikin|ward|algorithm|debrief|drill|simulation|role ?play|caller|entries|topics?|slides|mcqs?)\b/i,
    but: /\b(?:take|took|taking|swallow\w*|steal\w*|pocket\w*|home with me|sleep|calm|relax|patients?.s)\b/i,
  },
  {
    of: /\b(?:garden\w*|weeds?|allotment|lawn|roses|vegetable (?:patch|bed)|slugs?|bindweed|greenhouse)\b/i,
    words:
      /\b(?:behead\w*|deadhead\w*|murder\w*|massacre\w*|kill\w*|die[sd]?|dying|dead|strangl\w*|chok\w*|war|slaughter\w*)\b/gi,
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
  { of: /\bbath bombs?\b|\bsoap\b/i, words: /\bbombs?\b/gi },
];

/** Those that need no subject. */
const OF_ALL = DOMAINS.filter(({ of }) => of.source === '.');
/** Tried first, because most goals have no such subject. */
const ANY_SUBJECT = new RegExp(
  DOMAINS.filter((one) => !OF_ALL.includes(one))
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
    ? DOMAINS.filter(
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
