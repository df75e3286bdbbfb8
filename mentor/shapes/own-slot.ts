import type { Mould, Topic } from '#mentor/library/topic.ts';
import { isNameable, ownThing } from '#mentor/planner/own/own-noun.ts';
import type { UnderstoodGoal } from '#mentor/understand/understanding.ts';

const LONGEST_TITLE = 56;
/** The slot `{own|one room}`: a thing of the user's own, or the text behind the bar. */
const SLOT = /\{own\|([^}]*)\}/g;

/** A topic with its `{own|...}` slots filled; without `own` by the text behind the bar. */
export function withOwn(topic: Topic, own?: string): Topic {
  return {
    ...topic,
    subs: topic.subs.map((sub) => ({ ...sub, quests: sub.quests.map((one) => filled(one, own)) })),
  };
}

/**
 * Fills one quest; if the title gets too long it uses the text behind the bar. @internal exported
 * for the lint of the library
 */
export function filled(mould: Mould, own: string | undefined): Mould {
  const said = (text: string) => text.replace(SLOT, (_, otherwise: string) => own ?? otherwise);
  const plain = (text: string) => text.replace(SLOT, '$1');
  const title = said(mould.title);
  return {
    ...mould,
    title: title.length <= LONGEST_TITLE ? title : plain(mould.title),
    steps: mould.steps.map(([step, detail]) => [said(step), said(detail)] as const),
  };
}

/**
 * The name of a work after a verb such as "play", "sing" or "write". "My teacher Mrs Lee" and
 * "Spanish guitar" do not match.
 */
const DONE =
  /\b(?:[Pp]lay|[Ll]earn|[Ss]ing|[Pp]erform|[Rr]ecord|[Ff]inish|[Ww]rite|[Mm]emori[sz]e)(?:ing)? ["“]?(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2})["”]?(?=$|[,.;]| (?:for|by|at|on|in|with|and|to|without|before|from)\b)/u;

/** Whether a text names several persons: "my son and my daughter", "our kids". */
function isOfSeveral(text: string, things: string): boolean {
  const named = text.match(new RegExp(`\\b(?:${things})s?\\b`, 'giu')) ?? [];
  return named.length > 1 || /\b(?:kids|children|both|sons|daughters|boys|girls)\b/i.test(text);
}

/**
 * The text for the slots: a thing of the kind that the topic declares ("my garage" becomes "the
 * garage"), or a name if the topic takes names. No other text of the user gets into these quests.
 */
export function ownFor(
  { own = {} }: Pick<Topic, 'own'>,
  { said, thing: told }: Pick<UnderstoodGoal, 'said' | 'thing'>,
): string | undefined {
  const named = own.isNamed ? (told ?? DONE.exec(said)?.[1] ?? ownThing(said)) : undefined;
  if (named !== undefined && isNameable(named)) return named;
  if (own.things === undefined) return undefined;
  const things = own.things.split(/, ?/).join('|');
  if (own.isPerson && isOfSeveral(`${said} ${told}`, things)) return undefined;
  const [, thing] =
    new RegExp(`\\b(?:my|our|the) (?:\\p{L}+ ){0,2}?(${things})\\b`, 'iu').exec(
      told === undefined ? said : `my ${told}`,
    ) ?? [];
  return thing && `${own.isPerson ? 'your' : 'the'} ${thing.toLowerCase()}`;
}
