import type { ReactNode } from 'react';
import type { FollowUp, Quest } from '#rules/quest/quest.ts';
import { MOMENT } from '#web/ui/day-words.ts';

/** Newest first, as the quest keeps them. */
export function KeptAnswers({ quest }: { readonly quest: Quest }): ReactNode {
  if (quest.followUps.length === 0) return null;
  return (
    <ol aria-label="Answers so far" className="kept-answers">
      {quest.followUps.map((one) => (
        <li key={one.id}>
          <p className="font-bold text-white">{one.question}</p>
          <p className="text-ink">{one.answer}</p>
          <p className="text-small text-muted">{aboutOf(one, quest)}</p>
        </li>
      ))}
    </ol>
  );
}

function aboutOf({ at, subtaskId }: FollowUp, { subtasks = [] }: Quest): string {
  const atMs = Date.parse(at);
  const when = Number.isNaN(atMs) ? '' : MOMENT.format(atMs);
  const step = subtasks.find(({ id }) => id === subtaskId);
  return [when, ...(step ? [`on “${step.title}”`] : [])].join(' · ');
}
