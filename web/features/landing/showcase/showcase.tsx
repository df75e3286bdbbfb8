import type { ReactNode } from 'react';
import { HistoryPiece } from './history-piece.tsx';
import { LevelPiece } from './level-piece.tsx';
import { MentorPiece } from './mentor-piece.tsx';
import { QuestPiece } from './quest-piece.tsx';
import { RaidPiece } from './raid-piece.tsx';
import './showcase.css';

const ROWS = [
  {
    name: 'Quests',
    title: 'Your habits, written as quests',
    text: 'Daily, weekly and milestone quests with real steps. Finish the steps, clear the quest, watch its streak grow.',
    Piece: QuestPiece,
  },
  {
    name: 'Levels',
    title: 'Every clear moves the bar',
    text: 'XP for each quest, and five stats that grow with what you actually do: study sharpens intelligence, training builds strength.',
    Piece: LevelPiece,
  },
  {
    name: 'Raids',
    title: 'Focus is a descent',
    text: 'A focus block is twenty-five steps, a minute each. Rest five minutes on the landing, then go deeper.',
    Piece: RaidPiece,
  },
  {
    name: 'History',
    title: 'Thirty days at a glance',
    text: 'Every day you return has its cell, and every clear makes it brighter. It works without a network, and forgets nothing.',
    Piece: HistoryPiece,
  },
  {
    name: 'Mentor',
    title: 'The Warden asks. You answer.',
    text: 'Five questions on your first night, then a board of quests for your goal and your hours.',
    Piece: MentorPiece,
  },
];

/** What the product is, shown on pieces of it. They are pictures: nothing in them can be pressed. */
export function Showcase(): ReactNode {
  return (
    <section aria-label="What it is" className="showcase w-full max-w-6xl">
      {ROWS.map(({ name, title, text, Piece }) => (
        <div key={name} className="showcase-row">
          <div className="grid content-center gap-3">
            <p className="font-label text-label text-system uppercase">{name}</p>
            <h2 className="text-heading font-bold text-balance">{title}</h2>
            <p className="max-w-md text-lead text-pretty text-muted">{text}</p>
          </div>
          <span aria-hidden="true" className="showcase-node" />
          <div aria-hidden="true" className="showcase-piece">
            <Piece />
          </div>
        </div>
      ))}
    </section>
  );
}
