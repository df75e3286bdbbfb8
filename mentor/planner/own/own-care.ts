import { isBody } from '#mentor/planner/care.ts';
import type { Told } from '#mentor/planner/gated-wish.ts';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import type { EvidenceIndex } from '#mentor/understand/evidence-index.ts';
import type { Understanding } from '#mentor/understand/understanding.ts';

// What somebody may make of their board themselves. In doubt the quests of the library stand as they are.

/** Beside anything else that the gate told nothing is said back. */
const LIGHT: readonly Told['about'][] = ['no-goal', 'statement'];
/** Of food, drink and smoke only what does good is taken over, and no number of it. */
const OF_CONSUMPTION = new Set(['alcohol', 'tobacco', 'weight', 'eating']);
const GOOD =
  /^(?:add|batch|bike|boil|breathe|buy|call|chew gum|chop|cook|cycle|dance|fill|go for a walk|jog|make|meal prep|pack|plan|prep\w*|read|ride|round the block|shop|steam|stretch|swim|tea|text|walk|wash|write|yoga)\b/i;
const NOT_GOOD =
  /\b(?:no|not|never|only|nothing|until|without|instead of (?:food|eating|dinner|lunch|meals?)|skip\w*|fast\w*|drinks?|drinking|beers?|wine|vodka|gin|rum|whisk\w*|shots?|smok\w*|cig\w*|vap\w*|joints?|weigh\w*|sauna|suit|sweat\w*|cleanse|detox|calor\w*|kg|kilos?|pounds?|hungry|empty|throw|throat|pills?|patch\w*)\b/i;
const LENGTHS =
  /\b\d+ ?(?:min\w*|hours?|steps|km|k|miles?|times|boxes|lunches|dinners|portions)\b/gi;

export type OwnCareTerms = {
  readonly understood: Understanding;
  readonly index: EvidenceIndex;
  readonly told: readonly Told[];
};

/** The answers that may be taken over: none of a body in care, nor beside anything the gate spoke of. */
export function ownCare(
  own: OwnAnswers,
  { understood: { goals, cautions }, index, told }: OwnCareTerms,
): OwnAnswers {
  const topic = goals[0]?.reading?.topic ?? '';
  const shelf = index.routes.get(topic)?.shelf;
  const isGrowing = cautions.includes('minor') && (!shelf || shelf === 'move' || shelf === 'body');
  const isSpoken = told.some(({ about }) => !LIGHT.includes(about));
  if (isBody(cautions) || cautions.includes('breathless') || isGrowing || isSpoken) return {};
  if (!OF_CONSUMPTION.has(topic)) return own;
  const act = own.act ?? '';
  const isGood = GOOD.test(act) && !NOT_GOOD.test(act) && !/\d/.test(act.replace(LENGTHS, ''));
  return isGood ? { act } : {};
}
