import type { Quest } from './quest.ts';

/** A text without case and accents, to be searched. */
export function plainWords(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const searched = new WeakMap<Quest, string>();

function wordsOf(quest: Quest): string {
  const known = searched.get(quest);
  if (known !== undefined) return known;
  const steps = (quest.subtasks ?? []).flatMap(({ title, description = '' }) => [
    title,
    description,
  ]);
  const words = plainWords([quest.title, quest.description, ...steps].join('\n'));
  searched.set(quest, words);
  return words;
}

/** A test for quests whose title, description and steps contain every word; without words all pass. */
export function questSearch(text: string): (quest: Quest) => boolean {
  const wanted = plainWords(text).split(/\s+/).filter(Boolean);
  return (quest) => wanted.every((word) => wordsOf(quest).includes(word));
}
