/** How far back a refusal is looked for: in characters, and in words that carry a meaning. */
const NEAR_LENGTH = 100;
const REACH = 3;

/** Refusals of several words, each as one word that means the same. */
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

const NEW_THOUGHT =
  /[^\w #+]|\b(?:but|however|though|although|just|only|yet|know|mind|maybe|good|instead|experienced?)\b/;
/** What they deny may be a verb ("don't read and write") or, for the second, only a thing. */
const DENIES_AN_ACTION = /^(?:not|dont|doesnt|never|wont|wouldnt)$/;
const DENIES_A_THING = /^(?:no|without|neither|nor|except)$/;
const LEAVES =
  /^(?:hat(?:e|es|ed|ing)|dislik(?:e|es|ed|ing)|avoid(?:s|ed|ing)?|skip(?:s|ped|ping)?|stop(?:s|ped|ping)?|quit(?:s|ting)?|less|fewer|reduc(?:e|es|ed|ing)|limit(?:s|ed|ing)?|uninstall(?:s|ed|ing)?|delet(?:e|es|ed|ing))$/;
/** What nobody wants anyway: to stop, avoid or never do it is a wish for its object. */
const TROUBLE =
  /^(?:miss|missing|fail|failing|los(?:e|ing)|neglect\w*|ignor\w+|delay\w*|postpon\w+|cancel\w*|procrastinat\w+|worr(?:y|ied|ying)|stress(?:ed|ing)|struggl\w+|fear\w*|afraid|nervous|anxious|lazy)$/;
const WISH = /^(?:love|like|enjoy|prefer|want|start(?:ing)?|begin(?:ning)?|build|learn|more)$/;
/** Where one of them follows "and", a new action begins: "quit smoking and run". */
const ACTION =
  /^(?:be|become|begin|blog|build|climb|code|cook|create|do|draw|drink|earn|eat|exercise|find|finish|focus|gain|get|go|grow|have|hit|invest|jog|join|keep|launch|learn|lift|live|lose|make|meditate|move|open|paint|pass|play|post|practi[cs]e|program|publish|read|record|run|save|sell|ship|sing|sleep|spend|start|stretch|study|swim|take|train|try|use|walk|work|write)$/;
const JOINS = /^(?:and|or|nor|then)$/;
/** They lead a refusal on to what is refused: "less time on", "stop going to the". */
const LINKS =
  /^(?:the|my|our|an?|any|all|this|that|these|those|so|too|very|much|many|every|each|of|kinds?|sorts?|idea|time|hours?|minutes?|day|days|screen|energy|money|attention|interest|interested|desire|use|addicted|hooked|\w+ing)$/;
const PLACES = /^(?:on|in|at|to|for|from|about|into|over|around)$/;
const MEANS = /^(?:with|by|through|via|while|when|before|after|during|because|since|if|as)$/;

/** Words that carry a refusal on and add nothing of their own: they take no reach. */
const LIGHT = [LINKS, PLACES, JOINS, WISH];

/** How the thought stands to what comes next in it. */
type Stance = { readonly kind: 'open' | 'denied' | 'left'; readonly since: number };
type Word = { readonly said: string; readonly at: number; readonly words: readonly string[] };
const OPEN: Stance = { kind: 'open', since: 0 };

/**
 * Two refusals cancel out where one is about the other ("stop skipping", "don't quit", "tired of
 * not exercising"), and add nothing where they stand side by side ("neither gym nor yoga").
 */
function afterRefusal(stance: Stance, { said, at, words }: Word): Stance {
  const isSideBySide = JOINS.test(words[at - 1] ?? '');
  const { kind } = isSideBySide ? OPEN : stance;
  if (LEAVES.test(said)) return kind === 'open' ? { kind: 'left', since: at } : OPEN;
  return kind === 'left' ? OPEN : { kind: 'denied', since: at };
}

/** "hate running and love", "don't want more": a wish ends a refusal unless it is what is refused. */
function isWishAgain({ kind, since }: Stance, { said, at, words }: Word): boolean {
  if (TROUBLE.test(said)) return true;
  if (!WISH.test(said)) return false;
  return kind === 'denied' ? at - since > 2 : words[at - 1] !== 'to';
}

/** "quit smoking and run", "delete it to focus": what is left or lacking was a thing, this is an action. */
function isNewAction({ kind, since }: Stance, { said, at, words }: Word): boolean {
  const before = words[at - 1] ?? '';
  const isJoined = JOINS.test(before) || (before === 'to' && at - since > 2);
  const tookAnAction = kind === 'denied' && DENIES_AN_ACTION.test(words[since] ?? '');
  return isJoined && !tookAnAction && ACTION.test(said);
}

function isOutOfReach({ since }: Stance, { at, words }: Word): boolean {
  const between = words.slice(since + 1, at);
  return between.filter((word) => !LIGHT.some((kind) => kind.test(word))).length > REACH;
}

/** A thing left reaches as far as its name does: "less stress | at school", "less | and". */
function isPastTheThing({ kind, since }: Stance, { said, at, words }: Word): boolean {
  if (/^(?:while|when|during|because|before|after)$/.test(said)) return true;
  if (kind !== 'left') return false;
  const before = words[at - 1] ?? '';
  if (MEANS.test(said) || (JOINS.test(said) && at - since === 1)) return true;
  return PLACES.test(said) && at - since > 1 && !LINKS.test(before) && !PLACES.test(before);
}

/** "I have never been to a gym" says what was, not what is wanted. */
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

/** Refusals that come second: "instagram less", "running is not for me", "mastered nothing". */
const AFTERWARDS =
  /^(?: (?!or\b|for\b)[a-z]+)?(?: far| much| way| a lot)? less(?= often| and| or| but|[^\w ]|$)|^ (?:is|are) ?(?:not|nt) (?:for me|my thing)\b|^(?: (?:in|at|of|with))? (?:nothing|none|zero)\b/;

/** "I don't exercise enough" is a wish for more. */
const ENOUGH = /^(?: \w+){0,2} enough\b/;

/** Brings refusals of several words to one word each; `isRefused` reads only such text. */
export function withPlainRefusals(plain: string): string {
  return PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), plain);
}

/** Whether `said` is refused by what stands before it or by what follows. */
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
