import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { MAX_INPUTS } from '#rules/mentor/chat-progress.ts';
import { type OnboardingChat, useIsChatOver, useOnboarding } from '#web/game/onboarding-hook.ts';
import { AnswerBox } from './answer-box.tsx';
import { AnswerCount } from './answer-count.tsx';
import { ChatLog } from './chat-log.tsx';
import { Completion } from './completion.tsx';
import { WardenPortrait } from './warden-portrait.tsx';
import './mentor-onboarding.css';

type MentorOnboardingProps = {
  /** The chat has no more to say. Until then it stays, although the hunter is onboarded already. */
  readonly onDone: () => void;
  /** Another way in, offered until the first answer: handed in by the app. */
  readonly otherWay: ReactNode;
};

export function MentorOnboarding({ onDone, otherWay }: MentorOnboardingProps): ReactNode {
  const chat = useOnboarding();
  const isOver = useIsChatOver(chat);
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = 'The Warden · Duskgate';
  }, []);
  useEffect(() => {
    if (!isOver) return;
    navigate('/habits');
    onDone();
  }, [isOver, navigate, onDone]);

  const { progress, isLoading } = chat;
  const isCompleting = progress.step !== null;
  return (
    <main className="onboarding" data-completing={isCompleting}>
      <WardenPortrait line={lineOf(chat)} />
      <div className="onboarding-talk">
        <AnswerCount count={progress.inputCount} />
        {isCompleting ? (
          <Completion chat={chat} />
        ) : (
          <ChatLog messages={progress.messages} isLoading={isLoading} />
        )}
        <AnswerBox
          isFull={progress.inputCount >= MAX_INPUTS}
          isLoading={isLoading}
          onSend={chat.send}
        />
        {progress.inputCount === 0 && otherWay}
      </div>
    </main>
  );
}

function lineOf({ progress, outcome }: OnboardingChat): string {
  if (progress.step === null) return 'Five questions. Then your board.';
  return outcome === 'complete' || outcome === 'basic'
    ? 'Your board is drawn.'
    : 'Your board is being drawn.';
}
