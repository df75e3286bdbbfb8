import { isPrivate } from '#mentor/planner/own/own-noun.ts';
import { factsIn, type ToldFact } from './told-facts.ts';

// What keeps somebody from it, heard by its kind, and one line against it: “I forget it”: give this quest a reminder.

/** What it is called where the person's own words are not said back, how it is heard, and what helps. */
type Kind = readonly [name: string, form: RegExp, answer: string];

/**
 * Few and narrow: what is not surely meant so is left alone. No answer is about a fear, a body, other people or a vice,
 * and none is needed for the quest.
 */
const KINDS: readonly Kind[] = [
  [
    'Stopping after a while',
    /\b(?:stop|stopped|quit|give up|gave up|drop it|dropped it) (?:after (?:like |about |around |only |just )?(?:\d+|a few|two|three|four|five|some) (?:days?|weeks?|months?)|(?:on |around )?(?:day|week) \d)|\blasted (?:only )?(?:\d+|two|three|four|five) (?:days?|weeks?)\b/i,
    'mark that day in the calendar now, and do only the first step on it',
  ],
  [
    'Losing interest',
    /\bi (?:always |usually |then |quickly |soon )*(?:lose|lost) (?:motivation|interest|steam)\b|\bi (?:never|dont|cant) (?:stick (?:with|to) (?:it|things|anything)|keep it up|see things through)\b/i,
    'miss one day, never two; on the second the first step is enough',
  ],
  [
    'Ignoring the limit',
    /\b(?:press|hit|tap|click)(?:ing)? ignore\b/i,
    'let somebody else set the code',
  ],
  [
    'Ordering again',
    /\b(?:i (?:just |always |often )?(?:keep |end up )?order(?:ing)? (?:takeaways?|food|pizza|in)|app is the problem)\b/i,
    'log out of the app each time, so that an order takes effort',
  ],
  [
    'Forgetting it',
    /\bi (?:just |always |often |keep |tend to |usually |simply )*forget(?:ting)?(?: about)? it\b/i,
    'give this quest a reminder, at an hour when you are free',
  ],
  [
    'Being interrupted',
    /\b(?:i get |i am |im )(?:always |constantly |often )?interrupted\b|\b(?:customers|clients|colleagues|notifications|calls|meetings|messages)\b.{1,40}\b(?:back to back|all day|constantly|never stop|until \d)/i,
    'say when you are back; until then it waits',
  ],
  [
    'Too much at once',
    /\b(?:too much at once|(?:i am|im|i get|feel) overwhelmed|(?:dont know|no idea|not sure) where to (?:start|begin))\b/i,
    'look at one step only; the others can wait',
  ],
  [
    'Mending instead of going on',
    /\b(?:i am a perfectionist|im a perfectionist|i (?:just |always )?keep (?:editing|rewriting|polishing|tweaking|restarting|starting over)|i edit instead of writing|i overthink)\b/i,
    'write down what you would change, and go on',
  ],
  [
    'Watching instead of doing',
    /\btoo many (?:tutorials|videos|courses)\b/i,
    'for each minute of watching one of doing',
  ],
  [
    'Yes to everybody',
    /\bi say yes to every(?:one|body|thing)\b/i,
    'say that you answer tomorrow, and look at your week first',
  ],
  [
    'It takes ages',
    /\b(?:writing|cleaning|tidying|cooking|planning|choosing|deciding|letters?|emails?|reports?|notes)\b.{0,30}\btakes? me (?:forever|ages|hours|so long)\b/i,
    'set a timer; what is there when it rings will do',
  ],
  [
    'Putting it off',
    /\b(?:i (?:always |just |often )?(?:find|make|have) excuses|is (?:my|an|always my) excuse|i (?:always |just |often |keep )?procrastinat(?:e|ing)|i (?:always |just |often )?(?:keep )?put(?:ting)? (?:it|things|everything) off|i am lazy|im lazy|too lazy to|i (?:can never|never|cant) (?:get started|get going))\b/i,
    'do two minutes of the first step, then you may stop',
  ],
  [
    'The weather',
    /\b(?:rain|weather|dark|cold|heat)\b.{0,20}\b(?:stops me|keeps me (?:in|inside|home)|puts me off)\b|\btoo (?:cold|dark|wet) (?:outside|out there)\b/i,
    'lay clothes for it by the door; in a storm leave it',
  ],
  [
    'Getting boring',
    /\bi get bored (?:quickly|easily|fast|after|of)\b|\bgets? (?:so |really )?boring\b|\bgetting bored\b/i,
    'change one thing each time: the place, the music or the order',
  ],
  [
    'No time that day',
    /\bi (?:never|dont|rarely) (?:have|find) (?:the )?time\b|\bi (?:am|get) too busy\b|\bim too busy\b|\bi work late\b/i,
    'on such a day only the first step, at the same hour as always',
  ],
  [
    'Too tired',
    /\b(?:i am|im|i get|always|often|just) too tired (?:after work|in the evenings?|at night|when i get home|by then|to (?:think|start|cook|read|study|practi[sc]e|do anything))\b|\bafter work i am too tired\b/i,
    'on such a day only the first step, and no guilt',
  ],
  [
    'The phone',
    /\b(?:i (?:just |always |usually |still )*(?:keep |end up )?scroll(?:ing)?|i (?:just |always |usually )*(?:open|check|grab|pick up) (?:my|the) phone|stop scrolling|screen ?time|phone away|(?:less|no) (?:phone|screens?))\b/i,
    'it lies out of reach before you begin, in another room or in a bag',
  ],
  [
    'No routine',
    /\b(?:i (?:guess i )?drift|i have no (?:routine|structure|system))\b/i,
    'the same place each time, right after the same thing',
  ],
];

const MOST = 2;
const MOST_READ = 1_000;
const LONGEST_QUOTE = 64;
const SENTENCE_END = /[.;:!?()\r\n…–—]+(?!\d)|,(?!\d)(?: but)?| but (?=i |my |the |then )/i;
/** Of somebody else, of a body, of a medicine, of drink, of violence or death: no line of a habit tracker is the answer. */
const NOT_OURS =
  /\b(?:he|hes|she|shes|him|his|her|hers|they|them|their|who|man|men|woman|boys?|girls?|guys?|uncle|aunt|step\w+|neighbou?rs?|teacher|doctor|nurse|hospital|police|court|chest|breath\w*|heart\w*|diz\w+|faint\w*|asleep|wheel|driv\w+|bleed\w*|sugar|insulin|pump|tablets?|dose|doses|meds|inhaler|vomit\w*|purg\w*|starv\w*|cut|cuts|cutting|rap\w+|hits?|hitting|beat\w*|hurt\w*|threat\w*|violen\w*|scream\w*|cry|crying|cried|died|dead|die|dying|death|kill\w*|suicid\w*|drunk|drinks?|drinking|drugs?|high|sex|naked|porn|bet|betting|gambl\w*|anymore|living|alone|lonely|hopeless|worthless|not|no longer|nobody|love|like|enjoy|novel|character)\b/i;

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
  const kinds = KINDS.filter(([, form]) => !form.test(goal.slice(0, MOST_READ)));
  const found = new Map<string, ToldFact>();
  for (const said of sentences) {
    const plain = said.replace(/['’](?=(?:t|m|d|ve|ll|re|s)\b)/gi, '');
    const kind = kinds.find(([, form]) => form.test(plain));
    if (!kind || found.has(kind[0])) continue;
    const [name, form, answer] = kind;
    const beside = plain.replace(form, ' ').replace(/\bback to back\b/i, '');
    if (NOT_OURS.test(beside) || isPrivate(beside)) continue;
    found.set(name, { label: quoteOf(said, plain, isKnown) ?? name, phrase: answer });
  }
  return [...found.values()].slice(0, MOST);
}

/** Their words, where each is an ordinary one: one that nobody knows may be a medicine, an illness or a name. */
function quoteOf(said: string, plain: string, isKnown: IsKnown): string | undefined {
  const words = plain.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const isWhole = words.length > 5 || (words.length > 2 && /\b(?:im?|my|me|we)\b/i.test(plain));
  const isOrdinary = words.every(isKnown) && !/["“”<>]|(?<=\S )(?!I\b)\p{Lu}/u.test(said); // a capital may be a name
  return isOrdinary && said.length <= LONGEST_QUOTE && isWhole ? `“${said}”` : undefined;
}
