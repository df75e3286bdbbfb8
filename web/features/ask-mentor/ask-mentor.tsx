import type { ReactNode } from 'react';
import type { FollowUp, Quest } from '#rules/quest/quest.ts';
import { HeavyDay } from '#web/game/heavy-day.tsx';
import { dateAndTime } from '#web/platform/date-words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AskForm } from './ask-form.tsx';
import './ask-mentor.css';

type AskMentorProps = {
  readonly quest: Quest | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function AskMentor({ quest, isOpen, onClose }: AskMentorProps): ReactNode {
  return (
    <Dialog
      title="Ask the Mentor"
      lead={<span className="wrap-anywhere">{quest?.title}</span>}
      isOpen={isOpen}
      onClose={onClose}
      content="form"
    >
      {isOpen && quest && (
        <>
          <AskForm key={quest.id} quest={quest} />
          <HeavyDay />
          <AnswerList quest={quest} />
        </>
      )}
    </Dialog>
  );
}

/** Earlier questions and answers, newest first, in the order the quest stores them. */
function AnswerList({ quest }: { readonly quest: Quest }): ReactNode {
  if (quest.followUps.length === 0) return null;
  return (
    <ol aria-label="Answers so far" className="answer-list">
      {quest.followUps.map((followUp) => (
        <li key={followUp.id}>
          <p className="font-bold text-white">{followUp.question}</p>
          <p className="text-ink">{followUp.answer}</p>
          <p className="text-small text-muted">{aboutOf(followUp, quest)}</p>
        </li>
      ))}
    </ol>
  );
}

function aboutOf({ at, subtaskId }: FollowUp, { subtasks = [] }: Quest): string {
  const when = Number.isNaN(Date.parse(at)) ? '' : dateAndTime(at);
  const step = subtasks.find(({ id }) => id === subtaskId);
  return [when, ...(step ? [`on “${step.title}”`] : [])].join(' · ');
}
