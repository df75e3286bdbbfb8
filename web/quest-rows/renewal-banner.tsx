import { type ReactNode, useId } from 'react';
import type { RenewalChoice } from '#rules/quest/quest.ts';
import type { Successor } from '#rules/quest/renewal.ts';
import dawn from '#web/assets/dawn.svg';
import { useGame } from '#web/game/game-context.ts';
import { useRenewalQuestion } from '#web/game/renew-due.ts';
import { chooseRenewal, renewQuests } from '#web/game/renew-quests.ts';
import { Button } from '#web/ui/button.tsx';
import './renewal-banner.css';

/** The first morning and every one after it: the only warm strip on the board. */
export function RenewalBanner({ panelId }: { readonly panelId: string }): ReactNode {
  const game = useGame();
  const titleId = useId();
  const { toAsk, isFromYesterday, isFirst, putOff, isPutOff } = useRenewalQuestion();
  if (toAsk.length === 0 || isPutOff) return null;

  /** The buttons go with the banner: the focus goes on to the quests. */
  const answer = (act: () => void) => () => {
    document.getElementById(panelId)?.focus();
    act();
  };
  const renew = (choice?: RenewalChoice) => answer(() => renewQuests(game, choice));
  return (
    <section aria-labelledby={titleId} className="morning">
      <img src={dawn} alt="" width="300" height="132" className="morning-dawn" />
      <div className="morning-words">
        <h2 id={titleId} className="morning-title">
          {dueInWords(toAsk)}
        </h2>
        <p>
          {isFromYesterday ? 'Cleared yesterday.' : 'Cleared earlier.'} Streaks stay as they are.
        </p>
        {isFirst && (
          <p className="text-small text-muted">
            Renew means: ask me each time. You can change that in the settings.
          </p>
        )}
      </div>
      <div className="morning-actions">
        <Button onClick={renew(isFirst ? 'ask' : undefined)}>Renew</Button>
        <Button emphasis="quiet" onClick={renew('dawn')}>
          Renew every dawn
        </Button>
        <Button emphasis="quiet" onClick={answer(putOff)}>
          Not now
        </Button>
        {isFirst && (
          <Button emphasis="quiet" onClick={answer(() => chooseRenewal(game, 'never'))}>
            Never
          </Button>
        )}
      </div>
    </section>
  );
}

function dueInWords(due: readonly Successor[]): string {
  const kinds = new Set(due.map(({ quest }) => quest.frequency));
  const [only] = kinds;
  const kind = kinds.size === 1 ? `${only} ` : '';
  return due.length === 1
    ? `1 ${kind}quest can be renewed`
    : `${due.length} ${kind}quests can be renewed`;
}
