import type { GeneratedQuest } from '#mentor/forge/generated-quest.ts';
import { readSafety } from './gate.ts';

/** Words for professional help. Text with one of them passes: "ask your doctor before you stop". */
const NAMES_HELP =
  /\b(?:doctor|physician|gp|nurse|midwife|therap\w+|physio\w*|psych\w+|counsel\w+|pharmacist|prescrib\w+|helplines?|hotlines?|crisis lines?|emergency|someone you trust|somebody you trust|trusted|grown up|professional)\b/i;

/** Whether the gate answers one of these texts itself, so that no model is asked. */
export function isAnsweredByGate(texts: readonly string[]): boolean {
  return texts
    .map((text) => readSafety(text))
    .some(({ risk, isLeft }) => risk !== undefined || isLeft);
}

/** Whether a model's text may be shown: it names professional help, or the gate finds no risk. */
export function isSafeAnswer(text: string): boolean {
  return NAMES_HELP.test(text) || readSafety(text).risk === undefined;
}

/** The quests of a model without those that have an unsafe title or step. */
export function safeQuests(quests: readonly GeneratedQuest[]): readonly GeneratedQuest[] {
  return quests.filter(({ title, subtasks }) => {
    const steps = subtasks.map((step) => `${step.title}. ${step.description}`);
    return [title, ...steps].every(isSafeAnswer);
  });
}
