import { isPrivate } from '#mentor/planner/own/own-noun.ts';
import { RELATIVE } from '#mentor/safety/own-body.ts';
import { VERBS } from '#mentor/understand/acts.ts';
import { BODY_PART } from '#mentor/understand/beside/body-remarks.ts';
import { DISLIKING } from '#mentor/understand/beside/said-beside.ts';
import { EMPTY_WORDS } from '#mentor/understand/small-words.ts';

// What somebody tells beside the goal, by the form of the sentence: a thing they have, what is hard, what tempts them.
// Only a short phrase of it is taken, in their own words; where it cannot be cut cleanly, nothing is.

/** What a step says before the phrase. */
export type FactLabel =
  | 'Use what you have'
  | 'Each time a little of what is hard'
  | 'Watch out for'
  | 'Go gently with'
  | 'Leave out'
  | 'On your side'
  | 'May stay'
  | 'Build on'
  | 'Go on from'
  | 'Keep it';

export type ToldFact = {
  readonly label: FactLabel;
  /** "the Menschen B1 book". */
  readonly phrase: string;
};

/** @internal exported for its test */
export const LONGEST_PHRASE = 48;
const MOST_FACTS = 5;
const MOST_READ = 1_000;

/** Whoever wants less of something is tempted by what others enjoy. */
const LESS = /\b(?:less|fewer|stop|quit|cut|reduce|sav(?:e|ing)|sleep|bed|clear|declutter)\b/i;
const HARD = 'Each time a little of what is hard';
const WEAK = 'bad|weak(?:est)?|terrible|awful|hopeless|poor|rubbish|slow|shaky|unsure|worst|a mess';

/**
 * What may be said back, by its label: a name or a word that nobody knows may be a medicine, an illness or a person, so only these things are.
 */
const TOOL = 'scrivener|duolingo|babbel|anki|notion|strava|garmin|kindle|excel|ynab|monzo';
const FOOD =
  'eggs?|meat|pork|beef|fish|dairy|gluten|nuts|milk|mushrooms|aubergines?|onions?|olives|peppers|tomatoes|coriander';
const SAYABLE_OF: Partial<Record<FactLabel, RegExp>> = {
  'Use what you have': wordsOf(
    `${TOOL}|books?|textbooks?|bar|dumb+ells?|kettlebells?|bands?|mat|blocks|rope|watch|shoes|boots|poles|bottle|bike|guitar|ukulele|piano|yamaha|keyboard|violin|drum kit|pots?|soil|hob|cooker|oven|wok|tools|kit|sewing machine|course|app|lake|park|pool|gym|garden|balcony|allotment|trail|desk|cushion|camera|tripod|sketchbook|paints|yarn|goggles|fins|notebook|calendar|choir|association|library`,
  ),
  [HARD]: wordsOf(
    'grammar|cases|verbs|vocabulary|pronunciation|listening|speaking|writing|spelling|interviews|presentations|marketing|leases|accounting|algebra|calculus|fractions|statistics|chords?|scales|rhythm|sight reading|breathing|turns|form|technique|high notes|colours|greens|edges|perspective|dialogue|endings?|openings?|endgames?|backhand|serve|handles|seams|zips|kitchen|laundry|mechanisms|syntax|parking|roundabouts|crossings|mistakes',
  ),
  'Watch out for': wordsOf(
    'tiktok|reddit|instagram|youtube|netflix|news|games?|uber eats|deliveroo|takeaways?|coffees|snacks|crisps|chocolate|sweets|biscuits|cake|meetings|sofa|series|snoozing|scrolling|rewriting',
  ),
  'Build on': wordsOf(
    'chords?|notes|alphabet|dal|rice|pasta|soup|basics|loops|functions|scales|songs?|stitch\\w*|strokes?|rules|recipes?|phrases|letters|knots',
  ),
  'May stay': wordsOf('whatsapp|messages|email|maps|music|podcasts|slack|teams'),
  'Leave out': wordsOf(
    `${FOOD}|treadmills?|running|burpees|cardio|flash ?cards|spreadsheets?|videos?|video calls|self help books|podcasts|collars|online classes`,
  ),
};

function wordsOf(list: string): RegExp {
  return new RegExp(`\\b(?:${list})\\b`, 'i');
}

type Sentence = readonly [label: FactLabel, form: string, isForLess?: true];

/** The first choice of a place first. The group is where the phrase begins; the last word says that it speaks only of a goal to have or do less. */
const SENTENCES: readonly Sentence[] = [
  ['Go on from', '\\b(?:on|at|to|in|finished) ((?:page|chapter|lesson|unit|module|episode) \\d.*)'],
  [
    'Keep it',
    `^(?:i am |im |we are |were )?((?:vegetarian|vegan|halal|kosher)(?:,? no (?:${FOOD})\\b){0,2})`,
  ],
  ['May stay', '\\b(?:need|want to keep) (.+?)(?: for |$)', true],
  [
    'Watch out for',
    '\\b(?:too (?:much|many)|addicted to|hooked on|cant resist|end up on)(?: time on)? (.+)',
  ],
  ['Watch out for', '\\b(?:mostly|(?:most|worst) (?:in|at|after|during)) (.+)', true],
  ['Watch out for', '\\bi keep ((?:snoozing|scrolling|rewriting|buying|ordering)\\b.*)'],
  ['Watch out for', '^(?:my |the )?(.+?) (?:is|are) my (?:downfall|weakness|trigger|trap)'],
  [
    'Watch out for',
    '\\bi (?:play|watch|scroll|binge|order|browse|check|love|like|enjoy) (.+)',
    true,
  ],
  [
    'Go gently with',
    `\\b(my (?:\\w+ )?${BODY_PART}) (?:is|are|gets?|feels?)(?: \\w+)? (?:stiff|sore|tired|weak|tight|bad|clumsy)`,
  ],
  [
    HARD,
    `(?<!\\b(?:not|no) )\\b(?:${WEAK}|struggl\\w+|trouble|stuck|freeze|hide|blank) (?:on|at|in|with|from) (.+)`,
  ],
  [HARD, '\\b(?:hard|difficult|struggle) to \\w+(?: away| of| with| up| off| out)* (.+)'],
  [HARD, `(?:^(?:my |the )?|\\bmy )(.+?) (?:is|are)(?: (?!not)\\w+)? (?:${WEAK})$`],
  [HARD, '^(.+?) (?:is|are) (?:hard for me|my (?:weak|problem|biggest|worst))'],
  [HARD, '^(?:my |the )?(.+?) (?:always |often )?(?:goe?s? wrong|falls? \\w+|keeps? \\w+ing)'],
  [HARD, '\\bwith (?:bad|poor) (.+)'],
  [HARD, '\\b(?:have|make) ((?:\\w+ ){0,2}mistakes)'],
  [
    HARD,
    '\\b(?:i|he|she) (?:always |often |keep )?(?:burn|forget|confuse|mix(?:es)? up|mess up|skip|avoid)(?:ing)? (.+)',
  ],
  [
    'On your side',
    `^(?:my |our )?((?:${RELATIVE}|flatmate|teacher|coach|tutor|boss)) (?:helps|joins me|teaches|lends me|offered to|(?:will|can|could) (?:help|do the|carry|lift|drive me|teach|show me|lend me|mind|cook|check|listen))\\b`,
  ],
  [
    'Use what you have',
    '(?:^|\\b(?:i|we|ive|weve|and|also|still|already) )(?:have|got|own|bought|use)(?: got)? (?!(?:\\S+ ){1,2}(?:exam|test|race|deadline|interview|appointment|goal|dream|plan|presentation|meeting|question)\\b)(?=an? |the |my |our |some |one |two |three |good |old |new |basic |\\d+ \\w+ )(.+)',
  ],
  [
    'Use what you have',
    '\\b(?:joined|using(?= (?:an?|the|my|our) )|(?:^|i )follow|ive(?= (?:an?|basic|some|two|good|old) )|i (?:write|draw|record|practi[sc]e) (?:in|with|on)|there(?:.s| is| are)(?=.* near)) (.+)',
  ],
  ['Use what you have', '^((?:one|two) .+ and .+)'],
  ['Use what you have', '(?:^|\\bi )own (.+)'],
  ['Use what you have', `\\b(?:have|got|bought|use|using|with) (?=(?:${TOOL})\\b)(\\S+)`],
  [
    'Build on',
    '(?:^|\\bi )(?:(?:already |only )?(?:know|understand)|can (?:already |only )?(?:make|cook|bake|play|draw|sew|knit)) (?!\\d)(.+)',
  ],
  ['Leave out', `\\b(?:${DISLIKING})(?: to use)? (.+)`],
  ['Leave out', '\\b(?:allergic to|(?:cant|cannot|dont|do not|never) (?:eat|use)) (.+)'],
  ['Leave out', '\\bno ((?:eggs?|meat|pork|beef|fish|dairy|gluten|nuts|milk)\\b.*)'],
];
const FORMS = SENTENCES.map(([label, form, isForLess = false]) => ({
  label,
  form: new RegExp(form, 'i'),
  isForLess,
}));

/** The facts of a goal and of what is said beside it, at most one of a clause. */
export function factsIn(goal: string, note = ''): readonly ToldFact[] {
  const isLess = LESS.test(goal);
  const [head = ''] = goal.split(CLAUSE_END);
  const clauses = new Set(clausesOf(`${goal}. ${note}`));
  const facts = FORMS.filter(({ isForLess }) => isLess || !isForLess).flatMap(({ label, form }) =>
    [...clauses].flatMap((clause) => {
      const phrase = phraseIn(form.exec(clause)?.[1] ?? '', label, clause);
      if (phrase === undefined) return [];
      clauses.delete(clause);
      return { label, phrase };
    }),
  );
  return facts.filter((fact) => !isSaidIn(fact, head)).slice(0, MOST_FACTS);
}

/** The capital of a sentence, and not of a name: "Zips always go wrong". */
function lowered(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll}*(?: \p{Ll}|$))/u, (letter) => letter.toLowerCase());
}

/** "Her name is Biscuit": an animal has a name, and quests about it bear it. */
export function calledIn(
  reading: { readonly topic: string } | undefined,
  note = '',
): string | undefined {
  if (reading?.topic !== 'pets') return undefined;
  return /\b(?:(?:[Hh]er|[Hh]is|[Ii]ts) name(?: is|['’]s)|(?:dog|cat|puppy|kitten|horse|greyhound|rabbit) (?:is )?(?:called|named)) (\p{Lu}\p{L}{1,15})\b/u.exec(
    note,
  )?.[1];
}

const CLAUSE_END =
  /[.;:!?\r\n…–—]+(?!\d)|,(?! no |\d)| (?:but|so(?! much)|because|although|though|and (?:i|we|its?|thats?)) /i;

/** "my grammar (cases!!)" is "my grammar and cases", "don't" is "dont". */
function clausesOf(text: string): readonly string[] {
  return text
    .slice(0, MOST_READ)
    .replace(/ \((\p{L}+)!*\)/gu, ' and $1')
    .replace(/['’](?=(?:t|m|d|ve|ll|re)\b)/gi, '')
    .split(CLAUSE_END)
    .map((clause) => clause.trim());
}

/** Small words that may stand inside a phrase; any other one ends it. */
const INSIDE =
  /^(?:an?|the|your?|her|his|their|and|or|of|on|in|at|for|from|with|one|two|three|four|five|old|new|first|good|little|still|help)$/;
const FIRST = /^(?:(?:any|some|all|about|more|really|doing) )+/i;
/** "the Waking Up app"; "I" is none. */
const NAME = /^(?!I)\p{Lu}/u;
const LAST = /(?:^| )(?:you|still|(?:chapter|part|task|lesson|unit|act|scene) (?:one|two|three))$/;
/** A phrase that is too long loses where or what for. */
const TAIL = /^(.*) (?:in|at|on|for|with|from|near|of) .*$/i;
const LINK = /^(?:in|at|on|for|with|from|near|of|and)$/;
const SAYABLE = /^[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}'’&+ -]{2,}$/u;
/** Nothing that one has, and nothing to be cheerful about. */
const NO_THING =
  /\b(?:jobs?|work|home|problems?|trouble|experience|ideas?|issues?|habits?|motivation|energy|stress\w*|dying|cold|flu|headaches?|sick\w*|tears|lonel\w+|failure|marriage|relationship|life|health|mood|childhood|money|beginner|chance|ones|supervisor|weather|lump|fever|infection|newborn|toddler|twins|(?:mon|tues|wednes|thurs|fri|satur|sun)days)$/i;
const OWN_BODY = new RegExp(`^your (?:\\w+ )?${BODY_PART}$`, 'i');

/** A short noun phrase at the beginning of a text, said to the person; nothing where it is none. */
function phraseIn(region: string, label: FactLabel, clause: string): string | undefined {
  if (region === '') return undefined;
  if (label === 'Keep it') return region.toLowerCase();
  const words = (clause.startsWith(region) ? lowered(region) : region)
    .replace(FIRST, '')
    .replace(/\b(?:my|our)\b/gi, 'your')
    .replace(/\b(?:us|me)\b/gi, 'you')
    .replace(/\ban? /gi, 'the ')
    .split(/\s+/);
  const plain = words.map((word) => word.toLowerCase());
  const end = plain.findIndex(
    (word, at) =>
      (isSmall(word) && !INSIDE.test(word) && !(at > 0 && NAME.test(words[at] ?? ''))) ||
      (plain[at - 1] === 'and' && VERBS.has(word)),
  );
  // What is cut off may have belonged to the last word: "maps and made up languages".
  const isVerb = end > 0 && /ing$/.test(plain[0] ?? '');
  const last = plain[end - 2] === 'and' ? end - 2 : end;
  const cut = words.slice(0, isVerb ? 0 : end === -1 ? words.length : last).join(' ');
  return label === 'On your side'
    ? `your ${plain.at(-1)}`
    : shortened(cut.replace(/ (?:and|\d+)$/i, ''), label);
}

function isSmall(word: string): boolean {
  return EMPTY_WORDS.has(word) || /^(?:yet|already|sometimes|haha|lol|tbh|\w+[^il]ly)$/.test(word);
}

/** Without its tail, as long as it is too long or nothing to say; what is left out would be more than was said. */
function shortened(phrase: string, label: FactLabel): string | undefined {
  if (phrase.length <= LONGEST_PHRASE && isClean(phrase, label)) return phrase;
  const shorter = phrase.replace(TAIL, '$1');
  return shorter === phrase || label === 'Leave out' ? undefined : shortened(shorter, label);
}

function isClean(phrase: string, label: FactLabel): boolean {
  const sayable = SAYABLE_OF[label];
  if (sayable && !sayable.test(phrase)) return false;
  const words = phrase.toLowerCase().split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    SAYABLE.test(phrase) &&
    !LINK.test(first) &&
    !VERBS.has(first) &&
    (!isSmall(last) || LAST.test(words.join(' '))) &&
    (OWN_BODY.test(phrase) || !(isPrivate(phrase.replace(/ you\b/gi, '')) || NO_THING.test(phrase)))
  );
}

/** The words of a text that tell something, without the ending of a plural. */
export function tellingWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !EMPTY_WORDS.has(word))
    .map((word) => word.replace(/s$/, ''));
}

/** What the goal says already is no news; nothing of the goal or of their own is left out, and no pastime as a whole. */
function isSaidIn({ phrase, label }: ToldFact, goal: string): boolean {
  const said = goal.toLowerCase();
  const words = tellingWords(phrase);
  const isIn = (word: string) => said.includes(word);
  if (label === 'Leave out' && /^(?:your .*|\S+ing)$/.test(phrase)) return true;
  return words.length > 0 && (label === 'Leave out' ? isIn(words[0] ?? '') : words.every(isIn));
}
