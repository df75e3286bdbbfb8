import type { ReactNode } from 'react';
import { HistoryScene, LevelScene, MentorScene, QuestScene, RaidScene } from './scenes.tsx';
import './showcase.css';

const PARTS = [
  {
    name: 'Quests',
    title: 'Your habits, written as quests',
    text: 'Real steps, one tap, a streak that grows.',
    Scene: QuestScene,
  },
  {
    name: 'Raids',
    title: 'Focus is a descent',
    text: 'Twenty-five steps, a minute each. Rest five minutes on the landing, then go deeper.',
    Scene: RaidScene,
  },
  {
    name: 'Levels',
    title: 'Every clear moves the bar',
    text: 'Study sharpens intelligence, training builds strength.',
    Scene: LevelScene,
  },
  {
    name: 'History',
    title: 'Thirty days at a glance',
    text: 'Every clear makes its day brighter, with or without a network.',
    Scene: HistoryScene,
  },
  {
    name: 'Mentor',
    title: 'The Warden asks. You answer.',
    text: 'Five questions, then a board for your goal and your hours.',
    Scene: MentorScene,
  },
];

/** The features of the product, each with a small picture of it: nothing in them can be pressed. */
export function Showcase(): ReactNode {
  return (
    <section aria-label="What it is" className="showcase w-full max-w-6xl">
      {PARTS.map(({ name, title, text, Scene }) => (
        <div key={name} data-part={name} className="showcase-part">
          <div aria-hidden="true" className="showcase-scene">
            <Scene />
          </div>
          <div className="grid content-end gap-1">
            <p className="font-label text-label text-system uppercase">{name}</p>
            <h2 className="text-lead font-bold text-balance text-white">{title}</h2>
            <p className="text-small text-pretty text-muted">{text}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
