import { readAreas } from '#mentor/text/read-areas.ts';
import type { SaidWish, Understanding, UnderstoodGoal } from '#mentor/understand/understanding.ts';

/** Topics whose material is chosen by liking: books, dishes, pieces. */
const CHOSEN_BY_LIKING = new Set(['reading', 'cooking', 'instruments', 'singing']);
/** Areas that name no material: parts of life, activities, instruments. */
const GENERAL =
  /\b(?:\w{3,}ing|piano|keyboards?|guitar|bass|ukulele|violin|viola|cello|drums?|flute|trumpet|sax\w*|clarinet|harmonica|accordi\w+|instruments?|design\w*|tech\w*|cod\w*|python|clothes|fashion|crafts?|diy|garden\w*|plants?|city|cities|weird|odd|fun|independence|church|community|nature|outdoors|people|arts?|music|food|health\w*|cook\w*|sports?|fit\w*|learn\w*|books?|read\w*|writ\w*|draw\w*|languages?|hobb\w*|work|career|job|money|saving|budget\w*|stud\w*|school|uni\w*|famil\w*|friends?|kids?|home|house|life|time|sleep|stress|mind\w*|calm|self|care|growth|productiv\w*|habits?|routines?|culture|creativ\w*|games?|gaming|museums?|therapy\S*|cricket|football|tennis|youtube|phone|weight|sugar|diet|nutrition|protein|my|me|i|maybe|less|more|no|not)\b/i;
const MOST_WORDS = 3;
const MOST_LIKES = 3;

type LikesTerms = {
  readonly main: UnderstoodGoal | undefined;
  /** The areas that wait as goals of their own. */
  readonly waiting: readonly string[];
};

/** The areas of interest that say what a topic may be filled with: "thai food" for cooking, "jazz" for the piano. */
export function likesIn(
  { areas = '', thing = '' }: Pick<SaidWish, 'areas' | 'thing'>,
  { main, waiting }: LikesTerms,
): Pick<Understanding, 'likes'> {
  if (!CHOSEN_BY_LIKING.has(main?.reading?.topic ?? '')) return {};
  const said = `${main?.said} ${main?.reading?.subject} ${thing}`.toLowerCase();
  const likes = readAreas(areas)
    .map((area) => area.replace(/\s*(?:food|music|lol|i guess|stuff|things)$/i, '').trim())
    .filter((area) => isMaterial(area) && !waiting.some((one) => one.includes(area)))
    .filter(
      (area) =>
        !area
          .toLowerCase()
          .split(' ')
          .some((word) => said.includes(word)),
    )
    .slice(0, MOST_LIKES);
  return likes.length === 0 ? {} : { likes };
}

function isMaterial(area: string): boolean {
  const isPlain = /^[a-z][a-z' -]+$/i.test(area) && area.split(/\s+/).length <= MOST_WORDS;
  return isPlain && !GENERAL.test(area);
}
