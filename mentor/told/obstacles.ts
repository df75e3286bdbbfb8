import { isPrivate } from '#mentor/planner/own/own-noun.ts';
import { factsIn, type ToldFact } from './told-facts.ts';

// What keeps somebody from it, heard by its kind, and one line against it: “I forget it”: give this quest a reminder.

/** What it is called where the person's own words are not said back, how it is heard, and what helps. */
type Kind = readonly [name: string, form: RegExp, answer: string];

/** The more special one first. No answer asks for more than the quest does, or for anything with a body. */
const KINDS: readonly Kind[] = [
  [
    'Stopping after a while',
    /\b(?:stop|stopped|stopping|quit|g[ia]ve up|giving up|drop it|dropped it) (?:after|(?:on |around )?(?:day|week) \d)|\b(?:only |just )?lasted (?:me )?\w+ (?:days?|weeks?)\b/i,
    'mark that day in the calendar now, and do only the first step on it',
  ],
  [
    'After a missed day',
    /\b(?:(?:always|usually|then) (?:stop|quit|g[ia]ve up|drop it|fall off)\b(?! \w+ing)|lo[so]e (?:motivation|interest|steam)|(?:never|dont|cant|hard to) (?:stick|keep it up|see things through)|fall off the wagon|fizzle|miss(?:ed)? (?:one|a) day)/i,
    'miss one day, never two; on the second the first step is enough',
  ],
  [
    'Ignoring the limit',
    /\b(?:press|hit|tap|click)\w* ignore|\bignore (?:the|my|all) (?:limits?|alarms?|timers?)/i,
    'let somebody else set the code',
  ],
  [
    'Ordering again',
    /\b(?:impulse (?:buy|purchase)\w*|order(?:ing)? (?:in|takeaways?|food|pizza)|(?:delivery|takeaway)s?\b.*\bproblem|app is the problem|buy things i dont need)/i,
    'log out of the app each time, so that an order takes effort',
  ],
  [
    'Answered in English',
    /\b(?:answers?|replies|reply|switch(?:es)?)\b.* (?:in|to) english/i,
    'agree on five minutes a day in which English is off',
  ],
  [
    'Forgetting it',
    /\bi (?:just |always |often |keep |tend to |usually |simply )*forget(?:ting)?(?: about)?(?: it| to| that| them|$| when| after| until)/i,
    'give this quest a reminder, at an hour when you are free',
  ],
  [
    'Children',
    /\b(?:kids?|baby|toddler|children|son|daughter|boys|girls|twins)\b.*\b(?:wakes?|interrupts?|needs? me|demand|cling|ill|calls?)\b/i,
    'what was done before they call counts; go on from there',
  ],
  [
    'Being interrupted',
    /\binterrupt|\b(?:messag|ring|call|text|email|need|want)(?:e|ing|s|es)? me\b|\b(?:calls|meetings|notifications)\b.*\b(?:back to back|all day|never stop|constant)/i,
    'tell people when you are back; until then it waits',
  ],
  [
    'Too much at once',
    /\b(?:too much at once|overwhelm\w*|paralys?ed|(?:freeze|shut down)(?: and|$)|(?:dont know|no idea|not sure) where to (?:start|begin))/i,
    'look at one step only; the others can wait',
  ],
  [
    'Mending instead of going on',
    /\b(?:perfectionis\w*|keep (?:editing|rewriting|polishing|tweaking|restarting|starting over|deleting)|start(?:ing)? over|never good enough|overthink\w*)/i,
    'write down what you would change, and go on',
  ],
  [
    'Watching instead of doing',
    /\btoo many (?:tutorials|videos|courses|books about)\b/i,
    'for each minute of watching one of doing',
  ],
  [
    'Yes to everybody',
    /\bsay yes to every|\b(?:cant|never) say no\b/i,
    'say that you answer tomorrow, and look at your week first',
  ],
  [
    'It takes ages',
    /\btakes? (?:me )?(?:forever|ages|hours|so long|too long)\b/i,
    'set a timer; what is there when it rings will do',
  ],
  [
    'Afraid of it',
    /\b(?:(?:it|they|that|this|which) scares? me|(?:scared|afraid) (?:of \w+ing|to (?:start|begin|try|speak|talk|ask|fail|play|show|perform|call))|intimidat(?:es|ing)|(?:i am|im|i get|makes me) (?:\w+ )?(?:nervous|embarrassed|shy))\b/i,
    'begin with its smallest part, and stop while it still feels all right',
  ],
  [
    'No talent, no chance',
    /\b(?:too old|no talent|not talented|tone ?deaf|clumsy|not (?:sporty|musical|creative|a \w+ person)|no willpower|no discipline|undisciplined)\b/i,
    'look only at your own last week beside this one',
  ],
  [
    'Putting it off',
    /\b(?:excuses?|procrastinat\w*|put(?:ting)? (?:it|things|this|that|everything) off|postpon\w*|lazy|(?:cant|never|hard to|struggle to) (?:seem to )?(?:start(?:ed)?|begin|get started|get going))\b/i,
    'do two minutes of the first step, then you may stop',
  ],
  [
    'The weather',
    /\b(?:rains?|raining|rainy|weather|too (?:cold|dark|hot)|cold (?:nights|mornings)|gets dark|dark (?:outside|mornings|evenings|when))\b/i,
    'lay clothes for it by the door; a shorter one is better than none, in a storm none',
  ],
  [
    'Getting boring',
    /\b(?:get|gets|getting|so|too|is|its|find it) (?:so |too |really |quickly )?bor(?:ed|ing)\b|\bbored (?:quickly|easily|fast)/i,
    'change one thing each time: the place, the music or the order',
  ],
  [
    'No time that day',
    /\b(?:no time|never (?:have|find) (?:the )?time|too busy|so busy|busy (?:days|weeks)|work late|long (?:days|hours))\b/i,
    'on such a day only the first step, at the same hour as always',
  ],
  [
    'Too tired',
    /\b(?:(?:too|so|always|often|usually|am|im|get) tired|(?:am|im|too|always) (?:exhausted|knackered|drained)|no energy (?:after|in|left|for))\b/i,
    'on such a day only the first step, and no guilt',
  ],
  [
    'Far away',
    /\b(?:\d+ ?(?:km|miles?|min\w*) away|(?:too|is|quite) far(?: away|$))/i,
    'fix the day, and pack the evening before',
  ],
  [
    'The phone',
    /\b(?:(?:i|just|end up|keep|stop) scroll(?:ing)?|(?:open|check|grab|reach for|pick up|distracted by|im on|am on|always on|end up on) (?:my|the) phone|my phone (?:distracts|is (?:always|my))|screen ?time|phone away|(?:less|no) (?:phone|screens?))\b/i,
    'it lies out of reach before you begin, in another room or in a bag',
  ],
  [
    'No routine',
    /\b(?:i (?:guess i )?drift|no (?:routine|structure|system)|all over the place|irregular)\b/i,
    'the same place each time, right after the same thing',
  ],
];

const MOST = 2;
const MOST_READ = 1_000;
const LONGEST_QUOTE = 64;
const SENTENCE_END = /[.;:!?()\r\n…–—]+(?!\d)|,(?!\d)(?: but)?| but (?=i |my |the |then )/i;
/** Whose fear or fault it is, or how somebody feels of living: no line of a habit tracker is the answer. */
const NOT_OURS =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|boss|father|mother|dad|mum|mom|people|of (?:him|her|them|dying|death|living|myself)|die|life|anymore|alone|doctor|hospital|crash|driv\w+)\b/i;

type IsKnown = (word: string) => boolean;

/** What is in the way first: it has the first choice of a place. */
export function toldBeside(
  goal: string,
  note: string | undefined,
  isKnown: IsKnown,
): readonly ToldFact[] {
  return [...obstaclesIn(goal, note ?? '', isKnown), ...factsIn(goal, note)];
}

/** At most two, one of a kind, in the order of what was said. What the goal itself is about is none. */
function obstaclesIn(goal: string, note: string, isKnown: IsKnown): readonly ToldFact[] {
  const sentences = note
    .slice(0, MOST_READ)
    .split(SENTENCE_END)
    .map((one) => one.trim());
  const kinds = KINDS.filter(([, form]) => !form.test(goal));
  const found = new Map<string, ToldFact>();
  for (const said of sentences) {
    const plain = said.replace(/['’](?=(?:t|m|d|ve|ll|re|s)\b)/gi, '');
    const kind = kinds.find(([, form]) => form.test(plain));
    if (!kind || found.has(kind[0])) continue;
    const [name, , answer] = kind;
    if (NOT_OURS.test(plain) && name !== 'Answered in English') continue;
    found.set(name, { label: quoteOf(said, plain, isKnown) ?? name, phrase: answer });
  }
  return [...found.values()].slice(0, MOST);
}

/** Their words, where each is an ordinary one: one that nobody knows may be a medicine, an illness or a name. */
function quoteOf(said: string, plain: string, isKnown: IsKnown): string | undefined {
  const words = plain.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const isWhole = words.length > 5 || (words.length > 2 && /\b(?:im?|my|me|we)\b/i.test(plain));
  const isOrdinary =
    words.every(isKnown) &&
    !isPrivate(plain.replace(/back to back|\bme\b/gi, '')) &&
    !/["“”<>]/.test(said);
  return isOrdinary && said.length <= LONGEST_QUOTE && isWhole ? `“${said}”` : undefined;
}
