import { cutText } from '#rules/cut-text.ts';
import { isNoAnswer } from './no-answer.ts';
import { plainWords } from './read-claim.ts';

const MAX_AREA_LENGTH = 60;
const MAX_AREAS = 10;

/** Bullets and numbers of a list: "- ", "1. ". */
const LIST_MARK = /(?:^|[\s,;])(?:\(?\d{1,2}[.)](?=\s|\p{L})|\d{1,2}[:-](?=\s)|[-–—*+](?=\s))/gu;
const SEPARATOR =
  /[\r\n,;/|•、，；／・،؛。！？]| & |[.!?](?= |$)|\b(?:and|or|plus|but|as well as|along with)\b/i;
/** Words in front of the first area: "I am interested in". */
const LEAD_IN =
  /^(?:(?:i|i['’]?m|am|i['’]?d|would|really|mostly|mainly|maybe|probably|also|like|love|enjoy|into|interested|in|to|my|interests|hobbies|are|include|things|stuff|such|as) )+/i;
/** Beginnings of a refused area ("no yoga"). What one wants to stop may still be an interest. */
const DISLIKED =
  /^(?:not|no|never|neither|nor|without|except|hate|dislike|avoid|(?:dont|do not) (?:\w+ )?(?:like|love|enjoy|want)|(?:cant|cannot) (?:stand|bear)|(?:sick|tired|bored|done) (?:of|with)|(?:any|every)thing but|anything except)\b/;
const NAMES_SOMETHING = /[\p{L}\p{Extended_Pictographic}]/u;

/** The areas of interest in an answer, in the user's words and without duplicates. */
export function readAreas(answer: string): readonly string[] {
  const areas = new Map<string, string>();
  for (const part of notBut(answer).replace(LIST_MARK, ', ').split(SEPARATOR)) {
    const area = cutText(part.trim().replace(LEAD_IN, ''), MAX_AREA_LENGTH);
    const isNamed = NAMES_SOMETHING.test(area) && !isNoAnswer(area);
    if (!isNamed || DISLIKED.test(plainWords(area))) continue;
    if (!areas.has(area.toLowerCase())) areas.set(area.toLowerCase(), area);
  }
  return [...areas.values()].slice(0, MAX_AREAS);
}

/** Replaces "but" in "anything but running", because areas are split at "but". */
function notBut(answer: string): string {
  return answer.replace(/\b((?:any|every)thing) but\b/gi, '$1 except');
}
