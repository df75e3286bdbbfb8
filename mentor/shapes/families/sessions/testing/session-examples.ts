import { TOPIC_ROUTES } from '#mentor/library/routes.ts';
import { FRESH_SET_1 } from '#mentor/safety/testing/fresh-set-1.ts';
import { FRESH_SET_2 } from '#mentor/safety/testing/fresh-set-2.ts';
import { FRESH_SET_3 } from '#mentor/safety/testing/fresh-set-3.ts';
import { linesOf } from '#mentor/safety/testing/recall.ts';
import { withoutDays } from '#mentor/shapes/families/sessions/session-harm.ts';

type Sessions = { readonly harmful: readonly string[]; readonly harmless: readonly string[] };

/** There are far fewer harmful sessions than harmless texts. */
const TIMES_HARMFUL = 3;

/**
 * What the classifier of sessions is trained on: the sessions, sentences of distress and of harm that people wrote, and
 * what our own quests say.
 */
export async function examplesOf({
  harmful,
  harmless,
}: Sessions): Promise<readonly (readonly [text: string, name: string])[]> {
  const harm = [...harmful, ...distress()].map(withoutDays);
  const plain = [...harmless, ...harmless].map(withoutDays).concat(await ourTexts());
  return [
    ...Array.from({ length: TIMES_HARMFUL }, () => harm)
      .flat()
      .map((text) => [text, 'harmful'] as const),
    ...plain.map((text) => [text, 'harmless'] as const),
  ];
}

function distress(): readonly string[] {
  return [FRESH_SET_1, FRESH_SET_2, FRESH_SET_3].flatMap((set) =>
    Object.entries(set)
      .filter(([list]) => /^en\/(?!body|minor|hinted)/.test(list))
      .flatMap(([, text]) => linesOf(text)),
  );
}

async function ourTexts(): Promise<readonly string[]> {
  const topics = await Promise.all(TOPIC_ROUTES.map(({ load }) => load()));
  return topics
    .flatMap(({ subs }) => subs.flatMap(({ quests }) => quests))
    .flatMap(({ title, tiny, why, steps }) => [title, tiny, why, ...steps.flat()])
    .map((text) => text.replace(/[{}|]/g, ' '));
}
