import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import type { ChatMessage } from '#mentor/chat/chat-progress.ts';
import { readRoles } from '#mentor/text/read-roles.ts';
import { ROLE_NAME } from '#rules/roles/roles.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '../chat/chat-log.tsx';
import { FAILED_WARNING, failedMessage } from '../chat/chat-turns.ts';
import type { OnboardingChat } from '../use-onboarding.ts';
import { FlowSteps } from './flow-steps.tsx';

const FORGED_BY: Readonly<Record<NonNullable<OnboardingChat['source']>, string>> = {
  mentor: 'Its quests were forged by the mentor.',
  offline: 'Its quests come from the dungeon’s own forge.',
  'built-in': 'Its three quests serve every hunter.',
};

/** Whether the model failed only at the last answer: then the chat has not shown the warning. */
function isWarningDue(messages: readonly ChatMessage[]): boolean {
  const failed = failedMessage(messages);
  const answered = messages.findLastIndex(({ from }) => from === 'hunter');
  return failed !== undefined && messages.indexOf(failed) > answered;
}

/** The screen after the fifth answer: how far the board is, and which roles were understood. */
export function Completion({ chat }: { readonly chat: OnboardingChat }): ReactNode {
  const { progress, line, outcome, source } = chat;
  const ready = `Your board is ready. ${source === null ? '' : FORGED_BY[source]}`;
  const lastMessage = progress.messages.findLast(({ from }) => from === 'mentor');
  const words = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => words.current?.focus(), []); // the input that had the focus is disabled
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section aria-label="Your board" tabIndex={0} className="completion">
      {lastMessage && (
        <ol ref={words} tabIndex={-1} className="completion-words">
          <Message message={lastMessage} />
        </ol>
      )}
      <div role="status" className="text-body text-white">
        {line ?? (outcome === 'complete' ? ready : 'Drawing your board...')}
      </div>
      {isWarningDue(progress.messages) && <p className="text-small text-muted">{FAILED_WARNING}</p>}
      {outcome === 'no-user' && <SessionEnded onRetry={chat.retry} />}
      <section className="grid gap-3">
        <h2 className="font-label text-label text-ink uppercase">Drawing the board</h2>
        <FlowSteps step={progress.step ?? 'analyzing'} outcome={outcome} />
      </section>
      <UnderstoodRoles answers={progress.answers} />
    </section>
  );
}

function UnderstoodRoles({ answers }: { readonly answers: readonly string[] }): ReactNode {
  const { roles } = useMemo(() => readRoles(answers), [answers]);
  return (
    <section className="grid gap-3">
      <h2 className="font-label text-label text-ink uppercase">Your paths</h2>
      {roles.length === 0 ? (
        <p className="text-body text-muted">None named yet. You can choose one on your board.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {roles.map((role) => (
            <li key={role}>
              <Badge glyph={role === 'fitness' ? 'fitness-role' : role}>{ROLE_NAME[role]}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shown when the session ended during the chat. The answers stay on this device. */
function SessionEnded({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { endSession } = useAuth();
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={onRetry}>Try again</Button>
      <Button emphasis="quiet" onClick={endSession}>
        Sign in again
      </Button>
    </div>
  );
}
