import type { QuestStyle } from '#mentor/chat/collected-data.ts';
import { mentionOf, plainWords, vocabulary } from './read-claim.ts';

const STRUCTURED = vocabulary(`
  structure* plan plans planned strict* fixed routine routines step steps order ordered disciplin*
  organi* clear rigid exact* checklist* timetable* scheduled first former same_time
  steady intens* tell_me tell_us told_what what_to_do what_comes whats_next comes_next day_by_day same_thing each_day guide*`);
const FLEXIBLE = vocabulary(`
  flexib* free freedom freely freestyle loose* spontan* open improvis* mood flow room choice choose
  variety relaxed gentle gently easygoing second second_one latter own_pace surprise*
  weather season body_decides depends whenever go_with let_me`);
const BALANCED = vocabulary(`
  both mix* balance* either middle in_between combination combined bit_of_each some_of_each half
  dont_mind dont_care no_preference`);
/** "In any order" wants freedom, although "order" is a word of structure. */
const ANY_ORDER =
  /\b(?:any|whatever|whichever|random|(?:my|your|their) own|no)(?: (?:fixed|particular|special|given|set))? order\b/g;

/** The style that an answer asks for, if any. Refusing one style chooses the other. */
export function readStyle(answer: string): QuestStyle | undefined {
  const plain = plainWords(answer)
    .replace(ANY_ORDER, 'freely')
    .replace(/(?<!rather) (?:over|than)\b/g, ' without');
  const structure = mentionOf(plain, STRUCTURED);
  const freedom = mentionOf(plain, FLEXIBLE);
  if (structure === freedom) {
    const isUnclear = structure === 'unmentioned' && mentionOf(plain, BALANCED) === 'unmentioned';
    return isUnclear ? undefined : 'balanced';
  }
  const isStructured =
    structure === 'wanted' || (structure === 'unmentioned' && freedom === 'refused');
  return isStructured ? 'structured' : 'flexible';
}
