import { type ReactNode, useId, useState } from 'react';
import type { RenewalChoice } from '#rules/quest/quest.ts';
import dawn from '#web/assets/dawn.svg';
import { useGame } from '#web/game/game-context.ts';
import { renewQuests } from '#web/game/renew-quests.ts';
import { useRenewalQuestion } from '#web/game/renewal-question.ts';
import './renewal-banner.css';

type RenewalBannerProps = {
  /** Gets the focus, because the buttons disappear with the banner. */
  readonly panelId: string;
  readonly onAnswer: () => void;
};

/** Asks once when the quests that were cleared on an earlier day come back. Give it the day as its key. */
export function RenewalBanner({ panelId, onAnswer }: RenewalBannerProps): ReactNode {
  const game = useGame();
  const titleId = useId();
  const { toAsk, isFromYesterday, isFirst, putOff, isPutOff } = useRenewalQuestion();
  // A row that is cleared meanwhile does not take the question away: the rows below it would move.
  const [count, setCount] = useState(toAsk.length);
  if (toAsk.length > count) setCount(toAsk.length);
  const [isAnswered, setIsAnswered] = useState(false);
  if (count === 0 || isAnswered || isPutOff) return null;

  const answer = (run: () => void) => () => {
    document.getElementById(panelId)?.focus({ preventScroll: true });
    run();
    setIsAnswered(true);
    onAnswer();
  };
  const renew = (choice?: RenewalChoice) => answer(() => renewQuests(game, choice));
  return (
    <section aria-labelledby={titleId} className="morning">
      <img src={dawn} alt="" width="300" height="132" className="morning-dawn" />
      <div className="morning-words">
        <h2 id={titleId} className="morning-title">
          {howMany(count)} from {isFromYesterday ? 'yesterday' : 'earlier'}
        </h2>
        <p>When should {count === 1 ? 'it' : 'they'} come back?</p>
      </div>
      <div className="morning-actions">
        <Answer
          name="Every dawn"
          meaning={count === 1 ? 'by itself' : 'by themselves'}
          isPrimary
          onClick={renew('dawn')}
        />
        <Answer
          name="Only today"
          meaning="ask again tomorrow"
          onClick={renew(isFirst ? 'ask' : undefined)}
        />
        <button type="button" onClick={answer(putOff)} className="morning-not-now">
          Not now
        </button>
      </div>
    </section>
  );
}

type AnswerProps = {
  readonly name: string;
  readonly meaning: string;
  readonly isPrimary?: boolean;
  readonly onClick: () => void;
};

function Answer({ name, meaning, isPrimary = false, onClick }: AnswerProps): ReactNode {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`morning-answer ${isPrimary ? 'primary glow' : ''}`}
    >
      {name} <small>{meaning}</small>
    </button>
  );
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

function howMany(count: number): string {
  return `${WORDS[count] ?? count} ${count === 1 ? 'quest' : 'quests'}`;
}
