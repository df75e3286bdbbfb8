import { withPlainMeaning } from './double-meaning.ts';
import { plainWords } from './read-claim.ts';

const BETTER = '(?:better|good|great|kinder|loving|present|more \\w+|supportive)';
const FOOD = '(?:food|cuisine|cooking|recipes?|dish(?:es)?|meals?|kitchen)';

/** What a goal means where its words alone would mislead the families. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/[$€£¥](?=\d)/g, ''],
  [/\bmental health\b/g, 'calm mind'],
  [/\b(?:write|writing)(?: \w+){0,2} to (?=my\b)/g, 'keep in touch with '],
  [/\b(?:make|build|develop|create|program|design)(?: \w+){1,2}? (?:video )?games?\b/g, 'game dev'],
  [/\bvideo games?\b/g, 'gaming'],
  [/\b(?:eat|eating) clean(?:er)?\b|\bclean eating\b/g, 'eat healthy'],
  [
    /\bpaint(?:ing)?(?= (?:my|the|our|a) (?:\w+ )?(?:house|flat|room|walls?|fence|kitchen|door|garage|car)\b)/g,
    'renew',
  ],
  [/\b(?:get|getting|stay|staying) clean\b(?! (?:up|the|my|house))/g, 'sober'],
  [/\bpolish(?:ing)?(?= (?:my|the|up|an?|our)\b)/g, 'finish'],
  [new RegExp(`\\b\\w+(?:ese|ish|ian|ean|thai|french|greek) ${FOOD}\\b`, 'g'), 'cooking'],
  [/\b(cook\w*|bak(?:e|ing)) (?:more )?\w+(?:ese|ish|ian|ean)\b/g, '$1'],
  // whoever wants to be a better father is thinking of the children
  [
    new RegExp(`\\b${BETTER} (?:step ?)?(?:dad|father|mom|mum|mother|parent)s?\\b`, 'g'),
    'for my kids',
  ],
  [
    new RegExp(`\\b${BETTER} (?:husband|wife|boyfriend|girlfriend|spouse|partner)\\b`, 'g'),
    'for my partner',
  ],
  [new RegExp(`\\b${BETTER} (?:son|daughter)\\b`, 'g'), 'for my parents'],
  [new RegExp(`\\b${BETTER} friend\\b`, 'g'), 'for my friends'],
  [new RegExp(`\\b${BETTER} (?:brother|sister|sibling)\\b`, 'g'), 'for my siblings'],
  [
    /\b(?:get|getting|find|finding|have|meet|meeting|want|need)(?: myself)? an? (?:new |nice |good |loving |serious |first |real )?(?:girlfriend|boyfriend|partner|wife|husband|soulmate|girl|guy|date)\b/g,
    'dating',
  ],
];

/** The words of a goal, in the form in which the families look for theirs. */
export function goalWords(goal: string): string {
  const plain = MEANINGS.reduce(
    (text, [phrase, meaning]) => text.replace(phrase, meaning),
    plainWords(goal),
  );
  return withPlainMeaning(plain);
}
