import type { LocalDate } from '#rules/activity/local-date.ts';

const LINK = '@';
const GENERATION = '~';

/** The chain a quest belongs to; for a quest that was never renewed, itself. */
export function rootOf(questId: string): string {
  const at = questId.indexOf(LINK);
  return at === -1 ? questId : questId.slice(0, at);
}

/** The period of a renewed link; '' for the quest that was never renewed, so that it sorts first. */
export function periodOf(questId: string): LocalDate | '' {
  const at = questId.indexOf(LINK);
  return at === -1 ? '' : (questId.slice(at + 1) as LocalDate); // ids were checked when they were read
}

export function linkId(rootId: string, period: LocalDate): string {
  return `${rootId}${LINK}${period}`;
}

export function catalogueQuestId(templateId: string, generation: number): string {
  return `${templateId}${GENERATION}${generation}`;
}

export function isCatalogueQuest(questId: string): boolean {
  return questId.includes(GENERATION);
}
