import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { ChatMessage } from '#rules/mentor/chat-progress.ts';
import { rolesFromWords } from '#rules/mentor/roles-from-words.ts';
import { ROLE_NAME } from '#rules/roles/roles.ts';
import { useAuth } from '#web/game/auth-context.ts';
import { FAILED_WARNING, failedMessage } from '#web/game/chat-reply.ts';
import type { OnboardingChat } from '#web/game/onboarding-hook.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from './chat-log.tsx';
import { FlowSteps } from './flow-steps.tsx';
import './chat.css';
import './completion.css';

const FORGED_BY: Readonly<Record<NonNullable<OnboardingChat['source']>, string>> = {
  mentor: 'Its quests were forged by the mentor’s model.',
  offline: 'Its quests were forged by the built-in forge: no model made them.',
  'built-in':
    'Its quests are the built-in ones, the same for everyone, and what the built-in forge made of your answers.',
};

/** A model that failed only at the fifth answer never had its warning in the chat. */
function isWarningDue(messages: readonly ChatMessage[]): boolean {
  const failed = failedMessage(messages);
  const answered = messages.findLastIndex(({ from }) => from === 'hunter');
  return failed !== undefined && messages.indexOf(failed) > answered;
}

/** After the fifth answer: what was understood, and the board being drawn. */
export function Completion({ chat }: { readonly chat: OnboardingChat }): ReactNode {
  const { progress, line, outcome, source } = chat;
  const ready = `Your board is ready. ${source === null ? '' : FORGED_BY[source]}`;
  const farewell = progress.messages.findLast(({ from }) => from === 'mentor');
  const words = useRef<HTMLOListElement>(null);
  useEffect(() => words.current?.focus(), []); // the box that had the focus is shut
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label="Your board" tabIndex={0} className="completion">
      {farewell && (
        <ol ref={words} tabIndex={-1} className="completion-words">
          <Message message={farewell} />
        </ol>
      )}
      <div role="status" className="text-body text-white">
        {line ?? (outcome === 'complete' ? ready : 'Drawing your board...')}
      </div>
      {isWarningDue(progress.messages) && <p className="text-small text-muted">{FAILED_WARNING}</p>}
      {outcome === 'no-user' && <WaysOut onRetry={chat.retry} />}
      <section className="grid gap-3">
        <h2 className="font-label text-label text-ink uppercase">Drawing the board</h2>
        <FlowSteps step={progress.step ?? 'analyzing'} outcome={outcome} />
      </section>
      <Paths answers={progress.answers} />
    </section>
  );
}

function Paths({ answers }: { readonly answers: readonly string[] }): ReactNode {
  const { roles } = useMemo(() => rolesFromWords(answers), [answers]);
  return (
    <section className="grid gap-3">
      <h2 className="font-label text-label text-ink uppercase">Your paths</h2>
      {roles.length === 0 ? (
        <p className="text-body text-muted">None heard yet. Choose them on your Hunter Profile.</p>
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

/** The session ended under the chat. The answers stay here for the same hunter. */
function WaysOut({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { forget } = useAuth();
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={onRetry}>Try again</Button>
      <Button emphasis="quiet" onClick={forget}>
        Sign in again
      </Button>
    </div>
  );
}
