import type { ReactNode } from 'react';
import type { Quest } from '#rules/quest/quest.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AskForm } from './ask-form.tsx';
import { KeptAnswers } from './kept-answers.tsx';
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
          <KeptAnswers quest={quest} />
        </>
      )}
    </Dialog>
  );
}
