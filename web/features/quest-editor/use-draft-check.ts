import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Quest } from '#rules/quest/quest.ts';
import type { QuestForm } from '#rules/quest/quest-form.ts';
import { useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { type DraftProblem, type QuestDraft, readDraft } from './quest-draft.ts';

type DraftCheck = {
  /** For the form element: the focus goes to the field of a problem. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly problem: DraftProblem | undefined;
  readonly clearProblem: () => void;
  /** The filled-in form; `undefined` when a field is wrong, which is then shown there. */
  readonly check: () => QuestForm | undefined;
};

/** Reads the draft of a form and says what is wrong at the field where it is. */
export function useDraftCheck(draft: QuestDraft, quest?: Quest): DraftCheck {
  const weekStart = useView(({ settings }) => settings.weekStart);
  const today = useToday();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<DraftProblem>();
  useLayoutEffect(() => {
    if (problem === undefined) return;
    form.current?.querySelector<HTMLElement>(`[data-field=${problem.field}]`)?.focus();
  }, [problem]);
  const check = () => {
    const read = readDraft(draft, { weekStart, today, ...(quest && { quest }) });
    if (read.ok) return read.value;
    setProblem(read.failure);
    return undefined;
  };
  return { form, problem, clearProblem: () => setProblem(undefined), check };
}
