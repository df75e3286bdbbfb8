import { type ReactNode, useEffect, useState } from 'react';
import { answerChips } from '#mentor/chat/answer-chips.ts';
import { MAX_INPUTS } from '#mentor/chat/chat-progress.ts';
import { HeavyDay } from '#web/game/heavy-day.tsx';
import { lazyPart } from '#web/ui/lazy.tsx';
import { navigate } from '#web/ui/router.tsx';
import { AnswerBox, AnswerChips, AnswerCount } from './chat/answer-box.tsx';
import { ChatLog } from './chat/chat-log.tsx';
import { type ChatMemory, storedChatText } from './onboarding-progress.ts';
import { loadChatParts } from './onboarding-store.ts';
import {
  type OnboardingChat,
  useIsChatOver,
  useOnboarding,
  useRoomAboveKeyboard,
} from './use-onboarding.ts';
import { LeaveChat, WardenPortrait } from './warden-portrait.tsx';
import './mentor-onboarding.css';
import './chat/chat.css';
import './completion/completion.css';

const RestoredChat = lazyPart(async () => (await loadChatParts()).RestoredChat);
const Completion = lazyPart(async () => (await loadChatParts()).Completion);

export type MentorOnboardingProps = {
  /** Called when the chat is over; that is a little after the hunter counts as onboarded. */
  readonly onDone: () => void;
  /** Another way to begin, shown until the first answer; given by the app. */
  readonly otherWay: ReactNode;
};

export type ChatProps = MentorOnboardingProps & { readonly remembered?: ChatMemory | undefined };

export function MentorOnboarding(props: MentorOnboardingProps): ReactNode {
  const [isBegun] = useState(() => storedChatText() !== null);
  return isBegun ? <RestoredChat Chat={Chat} {...props} /> : <Chat {...props} />;
}

function Chat({ onDone, otherWay, remembered }: ChatProps): ReactNode {
  const chat = useOnboarding(remembered);
  const isOver = useIsChatOver(chat);
  useEffect(() => {
    document.title = 'The Warden · Duskgate';
  }, []);
  useEffect(() => {
    if (!isOver) return;
    navigate('/habits');
    onDone();
  }, [isOver, onDone]);

  const roomAboveKeyboard = useRoomAboveKeyboard();
  const [isTapped, setIsTapped] = useState(false);

  const { progress, isLoading } = chat;
  const isCompleting = progress.step !== null;
  const isAsking = !isLoading && !isCompleting;
  return (
    <main
      className="onboarding"
      data-completing={isCompleting}
      data-keyboard={roomAboveKeyboard !== undefined}
      style={roomAboveKeyboard === undefined ? undefined : { height: roomAboveKeyboard }}
    >
      <WardenPortrait line={lineOf(chat)} />
      <div className="onboarding-chat">
        <div className="flex items-center gap-6">
          <AnswerCount count={progress.inputCount} />
          <LeaveChat />
        </div>
        {isCompleting ? (
          <Completion chat={chat} />
        ) : (
          <ChatLog
            messages={progress.messages}
            isLoading={isLoading}
            words={chat.words}
            isFollowed={isTapped}
          />
        )}
        <div className="grid gap-3">
          <AnswerChips
            chips={isAsking ? answerChips(progress.inputCount) : []}
            onTap={(answer) => chat.send(answer) && setIsTapped(true)}
          />
          <AnswerBox
            isFull={progress.inputCount >= MAX_INPUTS}
            isLoading={isLoading}
            onSend={(text) => {
              setIsTapped(false);
              return chat.send(text);
            }}
          >
            {progress.inputCount === 0 && otherWay}
            <HeavyDay />
          </AnswerBox>
        </div>
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
