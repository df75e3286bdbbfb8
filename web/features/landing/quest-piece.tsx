import type { ReactNode } from 'react';
import seal from '#web/assets/seals/seal-intermediate-fitness.svg';

const STEPS = [
  { title: 'Warm up, ten minutes', isDone: true },
  { title: 'Three compound lifts', isDone: false },
  { title: 'Cool down and stretch', isDone: false },
];

export function QuestPiece(): ReactNode {
  return (
    <div className="piece grid gap-4">
      <div className="flex flex-wrap items-start gap-4">
        <img src={seal} alt="" width="52" height="60" loading="lazy" />
        <div className="grid grow">
          <span className="text-body font-bold">Iron hour at the gym</span>
          <span className="text-small text-muted">Fitness, daily</span>
          <span className="text-small text-ember">9 clears</span>
        </div>
        <span className="font-label text-body text-gold">+50 XP</span>
      </div>
      <ul className="grid gap-3">
        {STEPS.map(({ title, isDone }) => (
          <li
            key={title}
            className={`flex items-center gap-3 text-body ${isDone ? 'text-faint line-through' : ''}`}
          >
            <span className="grid size-6 shrink-0 place-items-center rounded border border-edge text-venom">
              {isDone && (
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  className="size-4 fill-none stroke-current stroke-3"
                >
                  <path d="M4 13l5 5L20 6" />
                </svg>
              )}
            </span>
            {title}
          </li>
        ))}
      </ul>
      <div className="grid gap-3 text-center sm:grid-cols-2 text-small font-bold">
        <span className="rounded-md border border-violet bg-fill px-3 py-3 text-white">
          Start Quest
        </span>
        <span className="rounded-md border border-edge px-3 py-3">Mark Complete</span>
      </div>
    </div>
  );
}
