import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import type { ChatMessage } from '#rules/mentor/chat-progress.ts';
import avatar from '#web/assets/warden-avatar.svg';
import { FAILED_WARNING, failedMessage } from '#web/game/chat-reply.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import './chat.css';

type ChatLogProps = { readonly messages: readonly ChatMessage[]; readonly isLoading: boolean };

export function ChatLog({ messages, isLoading }: ChatLogProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const latest = messages.at(-1)?.id;
  const failed = failedMessage(messages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is what should be seen
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [latest, isLoading]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div role="log" aria-label="Talk with the Warden" tabIndex={0} className="chat-log">
      <ol>
        {messages.map((message) => (
          <Fragment key={message.id}>
            <Message message={message} />
            {message === failed && <Warning />}
          </Fragment>
        ))}
        {isLoading && (
          <li className="chat-message" data-from="mentor">
            <img src={avatar} alt="" width="44" height="44" />
            <p className="chat-words chat-waiting">
              <span className="sr-only">The Warden is about to answer.</span>
              <span aria-hidden="true" className="chat-thinking">
                Thinking it over
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
    <li className="chat-message" data-from={message.from}>
      {isMentor && <img src={avatar} alt="" width="44" height="44" />}
      <p className="chat-words">
        <span className="sr-only">{isMentor ? 'The Warden: ' : 'You: '}</span>
        {message.text}
      </p>
    </li>
  );
}
