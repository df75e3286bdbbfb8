import type { ReactNode } from 'react';
import { MAX_INPUTS } from '#rules/mentor/chat-progress.ts';

export function AnswerCount({ count }: { readonly count: number }): ReactNode {
  return (
    <div className="answer-count">
      {Array.from({ length: MAX_INPUTS }, (_, at) => at + 1).map((place) => (
        <span key={place} data-given={place <= count} className="answer-mark" />
      ))}
      <p className="font-label text-lead text-white">
        <span className="sr-only">Answers given: </span>
        {count} / {MAX_INPUTS}
      </p>
    </div>
  );
}
