/** How many characters before a word are searched for a refusal. */
const NEAR_LENGTH = 100;
/** How many content words may stand between a refusal and the refused word. */
const REACH = 3;

/** Refusals of several words and list separators, each with the word that replaces it. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cant|cannot|couldnt) (?:stand|bear)\b/g, 'hate'],
  [/\b(?:sick|tired|bored|weary|done|finished|fed up|through) (?:of|with)\b/g, 'quit'],
  [/\b(?:give|gave|giving|given) up(?: on)?\b/g, 'quit'],
  [/\bcut(?:ting)? (?:down|back|out)(?: on)?\b/g, 'less'],
  [/\bget(?:ting)? (?:rid of|off|away from)\b|\bstay(?:ing)? (?:off|away from)\b/g, 'quit'],
  [/\b(?:instead of|rather than|(?:any|every)thing but|no longer)\b/g, 'without'],
  [/ (?:than|over)\b(?<=\b(?:rather|prefer)\b[^,.;!?]{0,36})/g, ' without'],
  [/(?<=[a-z])\/(?=[a-z])/g, ' or '],
  [/ ?& ?/g, ' and '],
  [/,(?= \w+(?: \w+)?(?:, \w+(?: \w+)?){0,4},? n?or )/g, ' or'],
  [/,(?= n?or )/g, ''],
  [
    /,(?<=\b(?:hate|dislike)\b[^.;!?]{0,40})(?= \w+(?: \w+)?(?:, \w+(?: \w+)?){0,4},? and \w+)/g,
    ' or',
  ],
];

/** Punctuation and words that end a thought: a refusal before them no longer applies. */
const NEW_THOUGHT =
  /[^\w #+]|\b(?:but|however|though|although|just|only|yet|know|mind|maybe|good|instead|experienced?)\b/;
/** Negations of verbs, which cover a joined verb as well: "don't read and write". */
const DENIES_AN_ACTION = /^(?:not|dont|doesnt|never|wont|wouldnt)$/;
/** Negations of nouns. */
const DENIES_A_THING = /^(?:no|without|neither|nor|except)$/;
/** Words of disliking, stopping and reducing. */
const LEAVES =
  /^(?:hat(?:e|es|ed|ing)|dislik(?:e|es|ed|ing)|avoid(?:s|ed|ing)?|skip(?:s|ped|ping)?|stop(?:s|ped|ping)?|quit(?:s|ting)?|less|fewer|reduc(?:e|es|ed|ing)|limit(?:s|ed|ing)?|uninstall(?:s|ed|ing)?|delet(?:e|es|ed|ing))$/;
/** Something unwanted: to stop it is a wish for its object ("stop neglecting the piano"). */
const TROUBLE =
  /^(?:miss|missing|fail|failing|los(?:e|ing)|neglect\w*|ignor\w+|delay\w*|postpon\w+|cancel\w*|procrastinat\w+|worr(?:y|ied|ying)|stress(?:ed|ing)|struggl\w+|fear\w*|afraid|nervous|anxious|lazy)$/;
/** Words of wanting and starting. */
const WISH = /^(?:love|like|enjoy|prefer|want|start(?:ing)?|begin(?:ning)?|build|learn|more)$/;
/** Verbs that begin a new action after "and": "quit smoking and run" wants to run. */
const ACTION =
  /^(?:be|become|begin|blog|build|climb|code|cook|create|do|draw|drink|earn|eat|exercise|find|finish|focus|gain|get|go|grow|have|hit|invest|jog|join|keep|launch|learn|lift|live|lose|make|meditate|move|open|paint|pass|play|post|practi[cs]e|program|publish|read|record|run|save|sell|ship|sing|sleep|spend|start|stretch|study|swim|take|train|try|use|walk|work|write)$/;
const JOINS = /^(?:and|or|nor|then)$/;
/** Words between a refusal and what is refused: "less time on", "stop going to the". */
const LINKS =
  /^(?:the|my|our|an?|any|all|this|that|these|those|so|too|very|much|many|every|each|of|kinds?|sorts?|idea|time|hours?|minutes?|day|days|screen|energy|money|attention|interest|interested|desire|use|addicted|hooked|\w+ing)$/;
const PLACES = /^(?:on|in|at|to|for|from|about|into|over|around)$/;
/** Words that introduce a means, a time or a reason, which is not refused. */
const MEANS = /^(?:with|by|through|via|while|when|before|after|during|because|since|if|as)$/;

/** Words that are not counted for `REACH`. */
const LIGHT = [LINKS, PLACES, JOINS, WISH];

/**
 * Whether what follows is refused: `denied` by a negation, `left` by a word of stopping. `since` is
 * the index of the refusing word.
 */
type Stance = { readonly kind: 'open' | 'denied' | 'left'; readonly since: number };
type Word = { readonly said: string; readonly at: number; readonly words: readonly string[] };
const OPEN: Stance = { kind: 'open', since: 0 };

/**
 * The stance after a refusal. Two cancel out where one is about the other ("stop skipping", "don't
 * quit", "tired of not exercising"), but not side by side ("neither gym nor yoga").
 */
function afterRefusal(stance: Stance, { said, at, words }: Word): Stance {
  const isSideBySide = JOINS.test(words[at - 1] ?? '');
  const { kind } = isSideBySide ? OPEN : stance;
  if (LEAVES.test(said)) return kind === 'open' ? { kind: 'left', since: at } : OPEN;
  return kind === 'left' ? OPEN : { kind: 'denied', since: at };
}

/**
 * Whether a word of wanting ends the refusal ("hate running and love ..."), unless it is refused
 * itself ("don't want more").
 */
function isWishAgain({ kind, since }: Stance, { said, at, words }: Word): boolean {
  if (TROUBLE.test(said)) return true;
  if (!WISH.test(said)) return false;
  return kind === 'denied' ? at - since > 2 : words[at - 1] !== 'to';
}

/** Whether a new action begins, which is not refused: "quit smoking and run". */
function isNewAction({ kind, since }: Stance, { said, at, words }: Word): boolean {
  const before = words[at - 1] ?? '';
  const isJoined = JOINS.test(before) || (before === 'to' && at - since > 2);
  const tookAnAction = kind === 'denied' && DENIES_AN_ACTION.test(words[since] ?? '');
  return isJoined && !tookAnAction && ACTION.test(said);
}

/** Whether too many content words stand between the refusal and this word. */
function isOutOfReach({ since }: Stance, { at, words }: Word): boolean {
  const between = words.slice(since + 1, at);
  return between.filter((word) => !LIGHT.some((kind) => kind.test(word))).length > REACH;
}

/** Whether the name of the refused thing is over: "less stress | at school", "less | and". */
function isPastTheThing({ kind, since }: Stance, { said, at, words }: Word): boolean {
  if (/^(?:while|when|during|because|before|after)$/.test(said)) return true;
  if (kind !== 'left') return false;
  const before = words[at - 1] ?? '';
  if (MEANS.test(said) || (JOINS.test(said) && at - since === 1)) return true;
  return PLACES.test(said) && at - since > 1 && !LINKS.test(before) && !PLACES.test(before);
}

/** Whether a word refuses what follows. "I have never been to a gym" does not: it is the past. */
function isRefusal({ said, at, words }: Word): boolean {
  if (said === 'never') {
    const isPast = /^(?:ive|have|has|had)$/.test(words[at - 1] ?? '');
    return !isPast && !/^(?:done|tried|been|had|did)$/.test(words[at + 1] ?? '');
  }
  return LEAVES.test(said) || DENIES_AN_ACTION.test(said) || DENIES_A_THING.test(said);
}

function stanceAfter(stance: Stance, word: Word): Stance {
  if (isRefusal(word)) return afterRefusal(stance, word);
  if (stance.kind === 'open') return OPEN;
  const isOver =
    isOutOfReach(stance, word) ||
    isWishAgain(stance, word) ||
    isNewAction(stance, word) ||
    isPastTheThing(stance, word);
  return isOver ? OPEN : stance;
}

/** Refusals after a word: "instagram less", "running is not for me", "mastered nothing". */
const AFTERWARDS =
  /^(?: (?!or\b|for\b)[a-z]+)?(?: far| much| way| a lot)? less(?= often| and| or| but|[^\w ]|$)|^ (?:is|are) ?(?:not|nt) (?:for me|my thing)\b|^(?: (?:in|at|of|with))? (?:nothing|none|zero)\b/;

/** "I don't exercise enough" wants more of it, so it is no refusal. */
const ENOUGH = /^(?: \w+){0,2} enough\b/;

/** Replaces refusals of several words by one word. `isRefused` expects such text. */
export function withPlainRefusals(plain: string): string {
  return PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), plain);
}

/** Whether the text before or after `said` refuses it. */
export function isRefused(before: string, said: string, after: string): boolean {
  if (!/^\d/.test(said) && AFTERWARDS.test(after)) return true;
  const thought = before.slice(-NEAR_LENGTH).split(NEW_THOUGHT).at(-1) ?? '';
  const led = thought.split(' ').filter(Boolean);
  const words = [...led, said.split(' ')[0] ?? ''];
  const stance = led.reduce(
    (stand, word, at) => stanceAfter(stand, { said: word, at, words }),
    OPEN,
  );
  const last = { said: words.at(-1) ?? '', at: led.length, words };
  if (stance.kind === 'open' || isOutOfReach(stance, last)) return false;
  return !isNewAction(stance, last) && !(stance.kind === 'denied' && ENOUGH.test(after));
}
