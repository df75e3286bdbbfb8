import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { MAX_INPUTS } from '#rules/mentor/chat-progress.ts';
import { useIsChatOver, useOnboarding } from '#web/game/onboarding-hook.ts';
import { AnswerBox } from './answer-box.tsx';
import { AnswerCount } from './answer-count.tsx';
import { ChatLog } from './chat-log.tsx';
import { Completion } from './completion.tsx';
import { WardenPortrait } from './warden-portrait.tsx';
import './mentor-onboarding.css';

type MentorOnboardingProps = {
  /** The chat has no more to say. Until then it stays, although the hunter is onboarded already. */
  readonly onDone?: () => void;
};

export function MentorOnboarding({ onDone }: MentorOnboardingProps): ReactNode {
  const chat = useOnboarding();
  const isOver = useIsChatOver(chat);
  const [, navigate] = useLocation();
  useEffect(() => {
    document.title = 'The Warden · Duskgate';
  }, []);
  useEffect(() => {
    if (!isOver) return;
    navigate('/habits');
    onDone?.();
  }, [isOver, navigate, onDone]);

  const { progress, isLoading } = chat;
  const isCompleting = progress.step !== null;
  return (
    <main className="onboarding" data-completing={isCompleting}>
      <WardenPortrait isCompleting={isCompleting} />
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
      </div>
    </main>
  );
}
