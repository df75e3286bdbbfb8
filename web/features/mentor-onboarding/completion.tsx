import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { rolesFromWords } from '#rules/mentor/roles-from-words.ts';
import { ROLE_NAME } from '#rules/roles/roles.ts';
import { useAuth } from '#web/game/auth-context.ts';
import type { OnboardingChat } from '#web/game/onboarding-hook.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from './chat-log.tsx';
import { FlowSteps } from './flow-steps.tsx';
import './chat.css';
import './completion.css';

/** After the fifth answer: what was understood, and the board being drawn. */
export function Completion({ chat }: { readonly chat: OnboardingChat }): ReactNode {
  const { progress, line, outcome } = chat;
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
        {line ?? (outcome === 'complete' ? 'Your board is ready.' : 'Drawing your board...')}
      </div>
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
