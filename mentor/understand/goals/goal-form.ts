import type { GoalShape } from '#mentor/understand/corrections.ts';
import type { Figures } from '#mentor/understand/figures/figures.ts';
import type { MeantWord } from '#mentor/understand/meant-words.ts';

const DROPPING =
  /^(?:i |want |wanna |to |would |like |finally |please |really |just )*(?:stop|quit|less|fewer|reduce|limit|cut|avoid|give up|get rid|(?<!say )no more|no longer|never|drop|break|no (?!need|idea|rush|pressure|excuses))\b|\b(?:stop \w+ing|quit \w+ing|(?<!say )no more|give up|(?<!without )giving up|cut down|cut out|get rid of|less time|kick the|wean)\b/;
const CARING =
  /\b(?:look(?:ing)? after|take care of|care for|caring for|help|support|be there for|visit|cheer up)\b.{0,30}\b(?:mum|mom|mother|dad|father|gran|nan|grandma|grandpa|grandmother|grandfather|wife|husband|partner|son|daughter|child|kids?|baby|brother|sister|friend|neighbour|aunt|uncle|dog|cat|pet|horse|rabbit|him|her|them|parents?|family)\b/;
const DECIDING =
  /^(?:i |want |to |need |finally |help |me )*(?:decide|choose|pick|plan|organi[sz]e|sort|figure out|find out|work out whether|settle|compare|arrange)\b/;
const EVENT =
  /\b(?:wedding|concert|party|trip|holiday|exam|interview|race|match|tournament|show|recital|conference|funeral|birthday|reunion|ceremony|festival|audition|presentation|move|moving|visit)\b/;
const PREPARING = /\b(?:prepare|get ready|ready for|be ready|preparing|rehearse)\b/;
const FINISHING =
  /\b(?:finish|build|restore|map|complete|create|design|assemble|renovate|repair|make|record|launch|ship|publish|convert|catalogue|digiti[sz]e|organi[sz]e|put together|set up|found|open)\b/;
/** Goals that begin with making something; they are projects even with an event: "build a soapbox car for the race". */
const MADE_FIRST =
  /^(?:i |we |want |wanna |to |would |like |finally )*(?:finish|build|restore|rebuild|sew|knit|bake|carve|paint|write|renovate|repair|record|make (?:a|an|my|our|the))\b/;
const SKILLED =
  /\b(?:learn|improve|better at|good at|get better|master|practise|practice|study|understand|be able to|how to|speak|play|(?<!\b(?:the|my|a|by) )train|teach|compete)\b/;
/** Goals that begin with learning; they are skills even if something is made: "learning to make perfume". */
const LEARNING =
  /^(?:but |and |also |then |i |want |wanna |to |would |like |finally )*(?:learn|learning|train|training|teach|teaching|get (?:good|better) at|get back (?:to|into))\b/;
const ROUTINE =
  /\b(?:every (?:day|morning|evening|night|week)|daily|more often|regularly|routine|habit|each day|keep|always|on time|stick to|consistent)\b/;
const NUMBERED = /\b(?:reach|earn|collect|hit|save|get to|raise|gain|count)\b/;

/** Words for ratings, which rise with practice and are not counted like a sum. */
export const RATED =
  /\b(?:elo|fide|rating|rated|handicap|ranking|band|lichess|chess com|rapid|blitz|ladder)\b/;
/** Goals of at most this many words name only a thing and become a skill: "yoga", "the piano". */
const MOST_WORDS_OF_A_THING = 2;

type Said = { readonly text: string; readonly isNumber: boolean; readonly figures: Figures };

/** Tests for the shapes in order; the first match wins. */
const SAID_IN: readonly (readonly [GoalShape, (said: Said) => boolean])[] = [
  ['drop', ({ text }) => DROPPING.test(text)],
  ['care', ({ text }) => CARING.test(text)],
  [
    'event',
    ({ text, figures }) =>
      figures.deadline.by !== undefined && EVENT.test(text) && !MADE_FIRST.test(text),
  ],
  ['decide', ({ text }) => DECIDING.test(text)],
  ['event', ({ text }) => PREPARING.test(text)],
  ['number', ({ text, isNumber }) => isNumber && NUMBERED.test(text)],
  ['number', ({ isNumber, figures }) => isNumber && figures.deadline.by !== undefined],
  ['skill', ({ text }) => LEARNING.test(text)],
  ['project', ({ text }) => FINISHING.test(text)],
  ['skill', ({ text }) => SKILLED.test(text)],
  ['routine', ({ text, figures }) => ROUTINE.test(text) || figures.rhythm !== undefined],
  ['number', ({ isNumber }) => isNumber],
];

/** Whether a goal is to care for somebody: "help our old neighbour". */
export function isCaring(words: readonly MeantWord[]): boolean {
  return CARING.test(words.map(({ plain }) => plain).join(' '));
}

/** Whether a text says that something is made or finished. */
export function hasAct(said: string): boolean {
  return FINISHING.test(said.toLowerCase());
}

/** The shape of a goal, from its words and figures. */
export function shapeOf(words: readonly MeantWord[], figures: Figures): GoalShape {
  const text = words.map(({ plain }) => plain).join(' ');
  const isNumber = ((figures.amount ?? figures.money)?.n ?? 0) > 1;
  const isRated = RATED.test(text);
  const said = { text, isNumber: isNumber && !isRated, figures };
  const [shape] = SAID_IN.find(([, isSaid]) => isSaid(said)) ?? [];
  const count = words.filter(({ plain }) => !/^(?:maybe|perhaps)$/.test(plain)).length;
  return shape ?? (isRated || count <= MOST_WORDS_OF_A_THING ? 'skill' : 'project');
}
