import type { ReactNode } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import { acceptDraft, type HabitSuggestion } from '#rules/habits/suggestion.ts';
import { dispatchWithUndo } from '#web/game/dispatch.ts';
import { useGame } from '#web/game/game-context.ts';
import { dayAndMonth } from '#web/platform/day-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';

type SuggestionCardProps = {
  readonly suggestion: HabitSuggestion;
  readonly onRefuse: (id: string) => void;
};

/** One thing that may be accepted with a tap, and taken back. */
export function SuggestionCard({ suggestion, onRefuse }: SuggestionCardProps): ReactNode {
  const game = useGame();
  const { words, accept, done } = wordsOf(suggestion);
  const take = () => dispatchWithUndo(game, acceptDraft(suggestion, game.newId()), { title: done });
  const never = () => {
    if (suggestion.kind !== 'step') return;
    const { id: questId, title } = suggestion.quest;
    const edits = { hasSteps: false };
    dispatchWithUndo(
      game,
      { kind: 'quest.edit', id: game.newId(), questId, edits },
      { title: `No more steps for ${title}` },
    );
  };
  return (
    <Panel title="One suggestion">
      <p className="text-body wrap-anywhere">{words}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={take}>
          {accept}
        </Button>
        <Button emphasis="quiet" size="small" onClick={() => onRefuse(suggestion.id)}>
          Not now
        </Button>
        {suggestion.kind === 'step' && (
          <Button emphasis="quiet" size="small" onClick={never}>
            Never for this quest
          </Button>
        )}
      </div>
    </Panel>
  );
}

type SuggestionWords = { readonly words: string; readonly accept: string; readonly done: string };

function wordsOf(suggestion: HabitSuggestion): SuggestionWords {
  switch (suggestion.kind) {
    case 'rest': {
      const days = `${shortDay(suggestion.from)} to ${shortDay(suggestion.to)}`;
      return {
        words: `From ${days} nothing was cleared. If these were days to rest, mark them so: runs and strength stay as they were.`,
        accept: 'Mark as rest',
        done: `${days} marked as rest`,
      };
    }
    case 'step': {
      const { quest, offer } = suggestion;
      const target = `${(offer.goal.target / 100).toLocaleString('en')} ${offer.goal.unit}`;
      const why =
        offer.direction === 'up'
          ? `${quest.title} goes well. A little more?`
          : `${quest.title} has been much lately. A smaller step counts as well.`;
      return { words: why, accept: `Make it ${target}`, done: `${quest.title}: ${target}` };
    }
    case 'lighter': {
      const { quest, times } = suggestion;
      const often = times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`;
      return {
        words: `You clear ${quest.title} about ${often} a week. It may ask for just that: then every week can be met.`,
        accept: `Ask ${often} a week`,
        done: `${quest.title}: ${often} a week`,
      };
    }
  }
}

function shortDay(day: LocalDate): string {
  return dayAndMonth(day);
}
