import { isNoAnswer } from '#mentor/text/no-answer.ts';
import { plainWords } from '#mentor/text/read-claim.ts';

const GREETING =
  /^(?:hi|hey|hello|yo|sup|test(?:ing)?|ok(?:ay)?|yes|no|thanks?(?: you)?|please|lol|haha+|asap)[\p{P} ]*$/u;
const QUESTION = /^(?:what|who|where|when|why|is|are|can|could|do|does|will)\b.*\?$/;
const ORDER_TO_A_MACHINE =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous)\b|\bsystem prompt\b|\byou are now\b|\bact as\b|\bjailbreak\b/;
/** A request to the chat instead of a goal: "tell me a joke". */
const TO_THE_WARDEN =
  /^(?:tell|write|give|show|sing) me (?:an? |some |your )?(?:jokes?|poems?|stor(?:y|ies)|essays?|songs?|code|answers?|secrets?|passwords?)\b/;
const MARKUP = /<\/?[a-z!][^>]*>|\{\{|\$\{|javascript:|https?:\/\/|\bdrop table\b/;
/** A reference to an earlier text, which is not known here. */
const AS_BEFORE =
  /^(?:the )?(?:same(?: (?:as|again|thing|here|one|ones)\b.*)?|ditto|usual|(?:as|like) (?:before|above|always|usual|last time)|see (?:above|before)|(?:what|like|as) (?:i|we) (?:said|wrote|told you)(?: .*)?)[\p{P} ]*$/u;
const RUDE =
  /^(?:(?:fuck|screw|damn|hate) (?:you|off|this|that|it|all)\b|(?:you|this (?:app|thing|bot|game|site|place)|the (?:app|bot|warden))(?: are|re| is|s)? (?:\w+ ){0,2}(?:suck|sucks|stupid|dumb|idiot|moron|useless|trash|garbage|rubbish|crap|shit|awful|terrible|boring)\b|shut up\b|(?:stupid|dumb|useless|bloody|fucking)(?: \w+)?$|idiots?$)/;
const NOISE = /^(?:null|undefined|nan|bla+h?(?: bla+h?)*|foo(?: bar)?(?: baz)?|lorem ipsum.*)$/;
const LETTERS = /\p{L}/gu;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
/** An unpronounceable word in Latin letters: "asdfgh", "qwrtz", "jjjjjj". */
const UNSAYABLE =
  /^(?:(\w)\1{2,}|[b-df-hj-np-tv-xz\d\p{P}]{4,}|(?:asd|qwe|sdf|dfg|zxc|jkl|hjk)\w*)$/u;

/**
 * Whether a text cannot be a goal: a greeting, a question, keyboard noise, an insult, "same as
 * above", instructions to a model. `isKnown` says that a topic was read from it, so short or odd
 * words ("5k", "HTML") pass.
 */
export function isNoGoal(goal: string, isKnown = false): boolean {
  const plain = plainWords(goal).trim();
  if (isNoAnswer(goal) || GREETING.test(plain) || QUESTION.test(plain)) return true;
  if ([ORDER_TO_A_MACHINE, TO_THE_WARDEN, AS_BEFORE, RUDE, NOISE].some((one) => one.test(plain)))
    return true;
  if (MARKUP.test(goal.toLowerCase())) return true;
  if (isKnown || OTHER_SCRIPT.test(plain)) return false;
  if ((plain.match(LETTERS) ?? []).length < 2) return true;
  return plain.split(' ').every((word) => UNSAYABLE.test(word));
}
