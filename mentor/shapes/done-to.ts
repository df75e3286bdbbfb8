import type { FamilyId } from './family.ts';

/** Projects that the verb decides, whatever the thing: restoring a tractor is not driving it. */
export const DONE_TO: readonly (readonly [kind: string, said: RegExp])[] = [
  [
    'archive',
    /\b(?:digiti[sz]\w*|scan(?:ning)?|catalogu\w*|archiv\w*|sort(?:ing)?(?: out| through)?|label(?:ling)?|organi[sz]\w*)\b.{0,40}\b(?:slides|negatives|letters|tapes|videos|films|recipes|records|diaries|postcards|drawings|albums|sheet music|manuscripts)\b|\b(?:digiti[sz]\w*|scan(?:ning)?)\b.{0,40}\b(?:photos|photographs|pictures|prints)\b/i,
  ],
  [
    'mend',
    /\b(?:renovat\w*|refit\w*|convert\w*|rebuild\w*|do(?:ing)? up)\b.{0,30}\b(?:caravan|camper ?van|camper|van|bus|boat|trailer|horsebox|narrowboat|motorhome)\b|\b(?:restor(?:e|ing)|rebuild(?:ing)?|overhaul\w*|refurbish\w*|repair(?:ing)?|fix(?:ing)? up|do(?:ing)? up) (?=(?:my|our|the|an?|his|her|this|these|old|grand\S+|dad\S+|mum\S+|\d+)\b)|\bget(?:ting)? (?:my|our|the|this|an?|grand\S+|dad\S+) .{2,40} (?:(?:running|roadworthy|seaworthy|playing)\b|through (?:its|the|an?|this) (?:next |yearly |annual )?(?:inspection|mot|test|check))|\bpass (?:its|the|his|her) (?:inspection|mot)\b/i,
  ],
];
/**
 * Objects of "repair" and "restore" that the kind `mend` does not fit: another family or topic
 * covers them, or they are no things.
 */
export const NOT_MENDED =
  /\b(?:walls?|dry.?stone|armchair|chairs?|furniture|cloth\w*|garments?|jeans|roof|trust|relationship|marriage|credit|reputation|sleep|confidence|fitness|strength|body|knee|back|shoulder|life|friendship|faith|health|savings|habitat|wetland|meadow|hedge)\b/i;

/** Verbs that decide the family of an unknown thing, checked in this order. */
const SPOKEN: readonly (readonly [FamilyId, RegExp, kind?: string])[] = [
  ['instrument', /\bplay(?:ing)? (?:the|my|our|his|her|grandpa\S*) (?!game|part|role|field)\w/],
  ['animal', /\b(?:train|tame|breed|raise|teach) (?:my|our|a|the|an) \w+(?: \w+)? (?:to|for)\b/],
  [
    'lift',
    /\b(?:lift|squat|press|pull|bench|curl)\b.*\b\d+(?:[.,]\d+)? ?(?:kg|kilos?|lbs?|pounds)\b/,
  ],
  [
    'paper',
    /\b(?:apply for|renew|register|appeal|claim|get (?:a|my|our|the)? ?(?:permit|licence|license|certificate))\b/,
  ],
  [
    'event',
    /\b(?:organi[sz]e|host|throw|put on|set up) (?:a|an|the|our|my)\b.*\b(?:party|day|evening|fair|show|meet\w*|camp|night|weekend|trip|tour)\b/,
  ],
  [
    'field',
    /\b(?:identify|recogni[sz]e|tell apart|collect|spot|know (?:all|every|\d+)|name (?:all|every|\d+))\b/,
  ],
  ['mental', /\b(?:memori[sz]e|learn by heart|in my head|from memory|recite)\b/],
  [
    'study',
    /\b(?:research|find out (?:who|why|how|where|when)|trace|transcribe|translate|investigate|catalogue)\b/,
  ],
  [
    'craft',
    /\b(?:carve|forge|weave|brew|dye|whittle|mould|cast|glaze|bind|tan|solder|refinish|upholster)\b/,
  ],
  [
    'craft',
    /\bbuild(?:ing)? (?:an?|my|our|the|her|his) (?!web|app|business|habit|routine|team|brand|career|audience|following|network|portfolio|game|relationship|better|strong|healthy|daily|fund|life)/,
    'build',
  ],
  ['machine', /\b(?:operate|drive|pilot|steer|moor|tow|reverse) (?:a|an|the|my|our)\b/],
  ['game', /\bplay(?:ing)? (?!with|for|the|my|our|in|at|more|less|it)\w+/],
  [
    'character',
    /^(?:i |want |to |would |like |really |please )*(?:be|become|being) (?:a |an |much )*(?:less|more|better|kinder|calmer|nicer|braver|good|kind|patient|decent) (?!fit|strong|heal|env|eco|green|organi|product|activ|creat|consist|discipl|energ|sustain)/,
  ],
];

const OF_SPORT = /\b(?:sports?|ball games?|team games?|athletics)\b/i;

/**
 * The family and kind by the verb of a goal. With sport among the areas "play ..." is a ball game,
 * not a board game.
 */
export function familyByVerb(said: string, areas = '') {
  const text = said.toLowerCase();
  const [family, , kind] = SPOKEN.find(([, pattern]) => pattern.test(text)) ?? [];
  return [family === 'game' && OF_SPORT.test(areas) ? 'ball' : family, kind] as const;
}

/** What is restored is no thing: a rating, one's playing. */
const OF_SKILL = /\b(?:ratings?|playing|skills?|level|licen[cs]e|fitness|speed|technique)\b/i;
/** Topics that use a thing: a bicycle that is restored is not ridden yet. */
const USED_THING = new Set('cycling driving instruments travel photography mind-games'.split(' '));

/** Whether a thing that is otherwise used is mended: restoring a bicycle is no riding. */
export function isOfUsedThing({
  said,
  reading,
}: {
  readonly said: string;
  readonly reading?: { readonly topic: string };
}): boolean {
  return USED_THING.has(reading?.topic ?? '') && !OF_SKILL.test(said);
}
