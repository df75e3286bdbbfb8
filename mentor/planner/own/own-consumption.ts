import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';

// The own answers on a topic of food, drink, smoke or weight.

/** Topics of food, drink, smoke and weight: only harmless answers are taken over. */
export const OF_CONSUMPTION = new Set(['alcohol', 'tobacco', 'weight', 'eating']);
/** What may be left away or replaced for a while; meals, food as such and sorts of food are not among it. */
const TREATS =
  '(?:(?:sugary|fizzy|energy|soft|fast|junk|late|evening|alcoholic) )?(?:sweets|sugar|chocolates?|candy|snacks?|snacking|food delivery|deliveries|soda|cola|crisps|chips|juice|take ?outs?|takeaways?|fast food|junk food|junk|desserts?|biscuits|cookies|cake|ice cream|drinks|coffee|wine|beers?|alcohol|drinking|cigarettes?|smoking|smoke|one|the first one|phones?|tv|screens?|telly)';
/** Acts of leaving away, replacing and drinking water: what is left of a session without them must be harmless. */
const LEAVING = new RegExp(
  `\\b(?:no|without|with no|instead of|swap|switch|delay)(?: an?| the| my)? ${TREATS}\\b|\\b(?:alcohol|smoke|sugar)[- ]free\\b(?: (?:beer|wine|drink|cocktail))?|\\bdry (?:evening|night|\\w+day)\\b|\\bdrink (?:\\w+ )?water\\b|\\bno (?:phones?|tv|screens?)\\b|\\bfirst one\\b`,
  'gi',
);
/** What a harmless session on those topics begins with, if it leaves nothing away. */
const GOOD =
  /^(?:(?:one|two|an?) (?:glass(?:es)? of )?(?:tea|water|tonic) instead|(?:take |eat )?an apple|(?:one |a )?lap|\d+ min\w* (?:walk|yoga|swim|bike|dance)|add|batch|bike|boil|bring (?:fruit|lunch|veg\w*)|half an hour (?:of )?(?:walk\w*|yoga)|breakfast with|breathe|brush|buy|call|carrots?|chew gum|chop|cook|cycle|dance|drink (?:\w+ )?water|eat (?:at the table|slowly|veg\w*|fruit|together|breakfast|lunch|dinner)|fill|fruit|go (?:for a walk|home|outside)|(?:one |a )?(?:home[- ]cooked|meatless)|gum|jog|log|make|meal prep|note|one (?:veg\w*|salad|fruit|meatless)|order (?:a|an|the) (?:soda|water|tea|coffee|juice|tonic)|pack|plan|prep\w*|put|read|ride|round the block|salad|nuts|sparkling water|tonic|alcohol[- ]free|shop|soup|steam|stretch|swap(?= (?:crisps|chips|soda|cola|juice|sweets|chocolate|beer|wine|snacks|candy))|swim|take the stairs|tea|text|track|veg\w*|walk|wash|water|write|yoga)\b/i;
/** Words that make such a session harmful. */
const NOT_GOOD =
  /\b(?:no|not|never|only|nothing|until|without|instead of|skip\w*|fast\w*|drinks?|drinking|bottles?|beers?|wine|vodka|gin|rum|whisk\w*|shots?|smok\w*|cig\w*|vap\w*|joints?|weigh\w*|weight|sauna|suit|sweat\w*|cleanse|detox|calor\w*|kcal|kg|kilos?|pounds?|lbs|hungry|hunger|empty|throw|throat|pills?|patch\w*|ever|forever|cold turkey|completely|totally?|all|any ?more|quit|stop|days|weeks?|months?|carbs|bmi|half (?:a|the) (?:plate|portion|meal)|too much|weed|cannabis|meals|ice|for the day|spit|vomit|laxative\w*|lit(?:er|re)s?|gallons?)\b/i;
/** Names of what those topics are about: they say nothing more than the topic. */
const OF_TREATS = new RegExp(`^${TREATS}(?:,? (?:and|&) ${TREATS})?$`, 'i');
const A_WEEK = /\b(?:a|per|last) (?:day|week|month)\b/gi;
/** Numbers about the body, or of food. */
export const MEASURES =
  /\d ?(?:kg|kilos?|lbs?|pounds?|stone|st|kcal|cal\w*|cm|%|mg|ml|l|lit\w*|units?|bottles?)\b|\bbmi\b/i;
/** The numbers that such a session may have. */
const LENGTHS =
  /\b\d+ ?(?:min\w*|hours?|steps|km|k|miles?|times|boxes|lunches|dinners|portions|songs)\b|\b(?:after|before|at|from|by) \d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?(?![\w%])/gi;

/** The answers on a topic of food, drink, smoke or weight, each judged by its own words. */
export function ofConsumption(
  { thing = '', act = '', now = '', when = '' }: OwnAnswers,
  goals: readonly UnderstoodGoal[],
): OwnAnswers {
  const rest = act.replace(LEAVING, ' ');
  const isGlass = /^(?:an?|one|two) (?:big |large |full )?glass(?:es)?\b(?! of (?!water))/i.test(
    act,
  );
  const isWater = isGlass && (/\bof water\b/i.test(act) || goals.some(isOfWater));
  const isSwap = /\b(?:instead|swap|switch)\b/i.test(act);
  const isKind = isWater || GOOD.test(act) || (rest !== act && !isSwap);
  const isGood = isKind && !NOT_GOOD.test(rest) && !/\d/.test(rest.replace(LENGTHS, ''));
  if (act !== '' && !isGood) return {};
  const isOfWeight = goals.some(({ reading }) => reading?.topic === 'weight');
  const isPlainNow = !isOfWeight && !NOT_GOOD.test(now.replace(A_WEEK, ' ')) && !MEASURES.test(now);
  return {
    ...(act && { act }),
    ...(OF_TREATS.test(thing) && { thing }),
    ...(now && isPlainNow && { now }),
    ...(when && !NOT_GOOD.test(when) && { when }),
  };
}

/** The answers without those that may speak of food, drink, smoke or weight; none if the session does. */
export function withoutConsumption(own: OwnAnswers): OwnAnswers {
  if (NOT_GOOD.test(own.act ?? '')) return {};
  return Object.fromEntries(Object.entries(own).filter(([, text]) => !NOT_GOOD.test(text)));
}

function isOfWater({ said }: UnderstoodGoal): boolean {
  return /\bwater\b/i.test(said);
}
