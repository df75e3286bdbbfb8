import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { ChatMessage } from '#mentor/chat/chat-progress.ts';
import avatar from '#web/assets/warden-avatar.svg';
import { Glyph } from '#web/ui/glyph.tsx';
import { FAILED_WARNING, failedMessage } from './chat-turns.ts';

type ChatLogProps = {
  readonly messages: readonly ChatMessage[];
  readonly isLoading: boolean;
  /** What has arrived of the reply. A screen reader is told of the whole one, once. */
  readonly words: string;
  /** The focus follows the latest message: the chip that had it is gone. */
  readonly isFollowed: boolean;
};

export function ChatLog({ messages, isLoading, words, isFollowed }: ChatLogProps): ReactNode {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const latest = messages.at(-1)?.id;
  const failed = failedMessage(messages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the latest message
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
    const last = list.current?.lastElementChild;
    if (isFollowed && last instanceof HTMLElement) last.focus({ preventScroll: true });
  }, [latest, isLoading, words]);
  // A keyboard that opens, or a turned phone, must not hide the question.
  useEffect(() => {
    const observer = new ResizeObserver(() => end.current?.scrollIntoView({ block: 'nearest' }));
    if (log.current) observer.observe(log.current);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div ref={log} role="log" aria-label="Talk with the Warden" tabIndex={0} className="chat-log">
      <ol ref={list}>
        {messages.map((message) => (
          <Fragment key={message.id}>
            <Message message={message} />
            {message === failed && <Warning />}
          </Fragment>
        ))}
        {isLoading && (
          <li tabIndex={-1} className="chat-message" data-from="mentor">
            <img src={avatar} alt="" width="44" height="44" />
            <p className="chat-words chat-waiting">
              <span className="sr-only">The Warden is about to answer.</span>
              <span aria-hidden="true" className={words ? '' : 'chat-thinking'}>
                {words || 'Thinking it over'}
              </span>
            </p>
          </li>
        )}
      </ol>
      <div ref={end} />
    </div>
  );
}

function Warning(): ReactNode {
  return (
    <li className="chat-warning">
      <Glyph name="warning" />
      {FAILED_WARNING}
    </li>
  );
}

export function Message({ message }: { readonly message: ChatMessage }): ReactNode {
  const isMentor = message.from === 'mentor';
  return (
    <li tabIndex={-1} className="chat-message" data-from={message.from}>
      {isMentor && <img src={avatar} alt="" width="44" height="44" />}
      <p className="chat-words">
        <span className="sr-only">{isMentor ? 'The Warden: ' : 'You: '}</span>
        {message.text}
      </p>
    </li>
  );
}
