// Finds the word for what a goal is about, to stand behind a dot in a title: "oil painting", "crows".
// Titles show on locked screens, so in doubt it finds none.

import { cutAtWord } from '#mentor/understand/figures/habit.ts';

const LONGEST = 24;
const LONGEST_THING = 40;
const MOST_WORDS = 3;

/** What a clause may begin with before its verb. */
const OPENING =
  /^(?:(?:i|i'd|i’d|id|we|want|wanna|would|like|love|need|have|hope|wish|plan|going|to|finally|really|please|also|and|then|maybe|just|be|able|start|get|into|back|better|good|at|try|learn|learning|how) )+(?=\S)/i;
/** Phrases with their object: "get into sailing", "better at chess". */
const INTO =
  /\b(?:(?:get|getting|got) (?:back )?into|(?:get|go|come|getting|return) back to|return to|(?:good|better|great|best|confident) (?:at|in)) (.+)/i;
/** Verbs whose object may be named in a title. */
const VERB =
  /^(?:bring(?= my | our )|clear out|clear|tidy up|tidy|declutter|empty|automate|learn|study|practi[sc]e|master|improve|understand|play|speak|read|write|draw|paint|record|photograph|film|build|make|create|design|restore|repair|fix up|fix|renovate|rebuild|assemble|finish|complete|map|catalogue|digiti[sz]e|collect|knit|sew|weave|carve|bake|cook|brew|grow|plant|breed|teach|train|translate|compose|produce|sing|dance|perform|pass|prepare for|prepare|run|swim|cycle|climb|row|sail|hike|organi[sz]e|launch|publish|edit|code|develop|program|solve|identify|recogni[sz]e|set up|compete in|take up|become)(ing)? (.+)$/i;
/** Verbs that change their spelling before -ing: "making", "running". */
const GERUND =
  /^(?:practi[sc]|improv|writ|mak|creat|restor|mapp|knitt|carv|bak|compos|produc|danc|runn|organi[sz])ing (.+)$/i;
/** A single word as a clause: "kubernetes, want to understand the internals". */
const ALONE = /^\p{L}{5,}(?<!ing|ly|er|ness)$/u;
/** The verb that is learned, which names the goal if no topic knows it: "waltz". */
const TO_LEARN = /\blearn(?:ing)? (?:how )?to (\p{L}{4,})(?:$|[,.])/iu;
/** What money is saved for. */
const SAVING = /^(?:save|saving|put aside|put by)\b.* for (.+)$/i;
/** Where the object of a verb ends. */
const END =
  /[,;.:!?()–—/&+]| (?:and|or|but|so|now|because|before|after|by|with|without|for|at|on|in|to|from|which|that|who|whose|while|until|till|when|where|as|than|into|about|like|plus|under|over|within|instead|every|twice|once|daily|done|going|again|properly|well|better|more|less|one|this|next|through|using|via|off|up|out|is|are|was|has|have|i|we|my|our|it|not|no|if) /i;
/** Phrases whose thing follows "of": "the sound of every church bell" is about bells. */
const LIGHT =
  /^(?:the |a |an |some |all )?(?:sounds?|photos?|pictures?|history|family tree|tree|list|art|basics|internals|map|story|stories|collection|set|names?|world|language|kind|craft|theory) of (.+)$/i;
const DETERMINER =
  /^(?:the|a|an|my|our|your|his|her|their|some|all|whole|entire|each|every|own|old|new|first|proper|good|real|more|these|those|this|that|little|big|small|tiny|simple) /i;
const EACH = /^(?:each|every) /i;

/** Words that are too private for a title: illness, body, family, money trouble and the like. */
export const PRIVATE =
  /\b(?:ill\w*|disease|cancer|chemo\w*|depress\w*|anxi\w*|panic|trauma|ptsd|adhd|autis\w*|bipolar|ocd|therap\w*|rehab|physio\w*|surger\w*|operation|injur\w*|pain|diagnos\w*|ms|acl|copd|hiv|aids|ivf|pregnan\w*|period|sex\w*|porn\w*|divorce|affair|ex|breakup|custody|abuse\w*|funeral|death|grief|debts?|loan|bail|lawyer|court|prison|weight|belly|fat|kilos?|kg|pounds?|bmi|body|knee|back|hip|shoulder|ankle|wrist|neck|spine|disc|heart|blood|skin|teeth|hair|bladder|bowel|alcohol\w*|drink\w*|beer|wine|drug\w*|weed|smok\w*|vap\w*|gambl\w*|bet\w*|medic\w*|pills?|addict\w*|temper|anger|shame|fear|gay|lesbian|trans|religion|crush|dating|wife|husband|girlfriend|boyfriend|partner|son|daughter|kids?|child\w*|baby|mum|mom|mother|dad|father|parents?|brother|sister|family|friends?|boss|colleagues?|neighbours?|people|person|someone|somebody|him|them|me|myself|you|yourself|life|parkinson\w*|crohn\w*|asthma|diabet\w*|epilep\w*|arthrit\w*|migraines?|insomnia|stroke|dementia|alzheimer\w*|eulogy|grand\w+|nan|nana|midsection|muscles?|posture|attention|confidence|self(?! help)|team|peace)\b/i;
/** Words that say too little to name a quest. */
const EMPTY =
  /\b(?:it|its|that|things?|stuff|something|anything|everything|nothing|lots?|bit|way|ways|time|times|day|days|exercise|sports?|fitness|nights?|mornings?|evenings?|afternoons?|weekends?|weekdays?|week|month|year|hour|hours|minutes?|words?|pages?|books?|better|best|less|much|many|few|most|great|nice|hard|fast|slow|skills?|level|levels|grade|habit|habits|goal|goals|plan|plans|progress|money|job|work|home|house|exam|test|course|class|look|go|come|do|fit|fitter|calm|again|properly|well|daily|regularly|eventually|bed|noise|core|sheet|flow|routine|elo|rating|handicap|score|more|miles?|met(?:re|er)s|two|three|four|five|six|ten)\b/i;

/** Words that make a phrase more than a name: "kitchen clean", "around the block", "Spanish fluently". */
const MORE_THAN_A_NAME =
  /\b(?:thats|that['’]s|isnt|isn['’]t|whos|about|all|ahead|aloud|around|before|both|by|down|from|of|until|up|when|where|what|same|enough|others|further|now|going|set|double|first|beginner|medium|busy|cool|clean|cleaner|tidy|fresh|alive|watered|relaxed|faster|longer|stronger|screen-free|presentable|ready|sorted|organi[sz]ed|finished|running|working|roadworthy|\w+ly)\b/i;

/** Things that are personal by their form: an exam with its name, somebody's celebration, the title of a work. */
const OWN_THINGS: readonly RegExp[] = [
  /\b(?:the|my|our|an?) (\p{Lu}[\p{L}-]+ (?:exam|test|certificate|diploma|recital|marathon|concert|festival|report))\b/u,
  /\b(\p{Lu}\p{L}+['’]s (?:wedding|birthday|party|recital|concert|christening|graduation))\b/u,
  /\b(?:novel|book|story|song|play|album|film|game|poem|blog|podcast|shop) (?:called |named |titled )?["“]?(\p{Lu}\p{L}+(?: (?:of|and|the|in) (?=\p{Lu})| (?=\p{Lu}))\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u,
];
/** The place of a trip. */
const TRIP = /\b(?:trip|holiday|journey) (?:to|in) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u;

/** A personal thing that the goal names: "Cambridge exam", "Rome trip". */
export function ownThing(said: string): string | undefined {
  const trip = TRIP.exec(said)?.[1];
  const found = OWN_THINGS.map((one) => one.exec(said)?.[1]).find((one) => one !== undefined);
  const thing = found ?? (trip === undefined || MONTH.test(trip) ? undefined : `${trip} trip`);
  return thing !== undefined && thing.length <= LONGEST && isNameable(thing) ? thing : undefined;
}

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

/**
 * The object of the goal as it was said; undefined if there is none. The subject comes last, as titles say it anyway.
 */
export function ownNoun(said: string, isKnown: boolean, subject?: string): string | undefined {
  const [x, y] = pairIn(said);
  if (x !== undefined && y !== undefined) return `${x}, ${y}`;
  const clauses = saidFirst(said).split(/[,;.]| and | plus | but | enough (?=to )| so (?=i can )/i);
  const alone = aloneIn(said, clauses[0] ?? '') ?? (isKnown ? '' : TO_LEARN.exec(said)?.[1]) ?? '';
  if (isSayable(alone)) return alone;
  const nouns = clauses.flatMap((one) => {
    const clause = one.trim();
    return nounIn(clause) ?? (isKnown ? undefined : gotten(clause)) ?? [];
  });
  return nouns.find((noun) => noun !== subject) ?? nouns[0];
}

/** The first clause, if it is a single word. In "carve and play it" that word is a verb and does not count. */
function aloneIn(said: string, clause: string): string | undefined {
  return said.startsWith(`${clause} and `) ? undefined : ALONE.exec(clause)?.[0];
}

const PAIR =
  /(?<![\p{L}-] )\b(\p{L}{4,}) and (\p{L}{4,})(?= (?:finals?|exams?|tests?|a-?levels?|lessons?|classes|papers?)\b)/iu;

/** Two subjects that take turns: "my chemistry and biology finals"; empty if there are none. */
export function pairIn(said: string): readonly string[] {
  const [, one = '', other = ''] =
    PAIR.exec(said.replace(/\b(?:my|our|the|pass|for) /gi, ', ')) ?? [];
  return one !== '' && isNameable(one) && isNameable(other) ? [one, other] : [];
}

/** The part behind "first", if it names something, else the whole text: "..., but first learn the waltz". */
function saidFirst(said: string): string {
  const [, first = ''] = /[,;.] ?(?:well |but )?first(?:ly)? (.+)$/i.exec(said) ?? [];
  return nounIn(first.trim()) === undefined ? said : first;
}

/** Whether words may stand in a title: nothing private, and no digits. */
export function isNameable(words: string): boolean {
  return !isPrivate(words) && !/\d/.test(words);
}

function isPrivate(words: string): boolean {
  return PRIVATE.test(words);
}

/** The noun after "get my", for goals that no topic knows: "get my driving licence". */
function gotten(clause: string): string | undefined {
  const [, object] = /^(?:i want to |to )?get ((?:my|our) .+)$/i.exec(clause) ?? [];
  return object === undefined ? undefined : nounIn(`finish ${object}`);
}

/** Endings that say how something should be: "get the F chord clean" is about the chord. */
const AS_IT_SHOULD_BE = / (?:clean|right|smooth|perfect|straight|fluent|steady|in tune)$/i;
const GOTTEN_RIGHT = /^(?:finally )?get ((?:the|my|our) .+? (?:clean|right|smooth|perfect))$/i;

/** The noun of a clause without its determiners, if it may stand in a title. */
function nounIn(clause: string): string | undefined {
  const object = objectOf(clause);
  if (object === undefined) return undefined;
  const about = LIGHT.exec(object)?.[1] ?? object;
  const [cut = ''] = ` ${about} `.trimStart().split(END);
  const phrase = cut.trim().replace(AS_IT_SHOULD_BE, '');
  const isEach = EACH.test(phrase);
  const bare = withoutDeterminers(phrase);
  const whole = isEach && /[^sxyzh]$/.test(bare) ? `${bare}s` : bare;
  const role = BECOME.test(clause) ? `${whole} role` : whole;
  const noun = role.replace(/(?<=\p{L}{4}) (?:pieces|tunes|skills?)$/iu, ''); // drops "pieces" etc.
  return isSayable(noun) ? noun : undefined;
}

/** "become a trustee" is about the trustee role. */
const BECOME = /\bbecom(?:e|ing) (?:an?|the) /i;

function isSayable(noun: string): boolean {
  return (
    noun.length <= LONGEST &&
    noun.split(/\s+/).length <= MOST_WORDS &&
    /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’ -]{2,}$/u.test(noun) &&
    isNameable(noun) &&
    !EMPTY.test(noun) &&
    !MORE_THAN_A_NAME.test(noun)
  );
}

/** The object of a clause's verb. */
function objectOf(clause: string): string | undefined {
  const into = INTO.exec(clause)?.[1] ?? GOTTEN_RIGHT.exec(clause)?.[1];
  if (into !== undefined) return into;
  const saved = SAVING.exec(clause.replace(OPENING, ''))?.[1];
  if (saved !== undefined) return saved;
  // `OPENING` would also take the "learn" of "learn to waltz", so a milder cut is tried first.
  const plain = clause.replace(/^(?:i|we)(?: want|['’]d like| would like| need| hope)? to /i, '');
  return [plain, clause.replace(OPENING, '')]
    .map((text) => VERB.exec(text)?.[2] ?? GERUND.exec(text)?.[1])
    .find((found) => found !== undefined && !/^(?:to|how|at|on|in|for|with)\b/i.test(found));
}

function withoutDeterminers(phrase: string): string {
  const shorter = phrase.replace(DETERMINER, '');
  return shorter === phrase ? phrase : withoutDeterminers(shorter);
}

/** The thing as titles say it: its first part where the whole is too long, without what only tells its day. */
export function shortThing(thing: string): string {
  const parts = thing.split(/(?=, )/);
  const isDay = (part: string) =>
    /^, .*\b(?:20\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\b(?: \d|$)|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i.test(
      part,
    );
  const named = parts.filter((part, at) => at === 0 || !isDay(part));
  const fitting = named.filter((_, at) => named.slice(0, at + 1).join('').length <= LONGEST_THING);
  const whole = fitting.join('');
  return cutAtWord(whole.includes(' ') ? whole : named.join(''), LONGEST_THING);
}
