import { type ReactNode, useMemo, useRef, useState } from 'react';
import { archiveOf, boardOf, wasRemoved } from '#rules/document/document.ts';
import { CATALOGUE } from '#rules/quest/catalogue.ts';
import { MAX_QUESTS, type Quest, type QuestPlan } from '#rules/quest/quest.ts';
import { isCatalogueQuest } from '#rules/quest/quest-id.ts';
import { planOfTemplate, type Suggestion, suggestedQuests } from '#rules/quest/suggestions.ts';
import { reviveQuest } from '#web/game/archive-quest.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { addQuest } from '#web/game/quest-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { Seal } from '#web/ui/seal.tsx';
import { PathChips } from '../path-chips.tsx';
import { useIsPathAsked } from '../roles-seen.ts';
import './suggested-quests.css';

type SuggestedQuestsProps = { readonly isOpen: boolean; readonly onClose: () => void };

export function SuggestedQuests({ isOpen, onClose }: SuggestedQuestsProps): ReactNode {
  return (
    <Dialog title="Suggested Quests" isOpen={isOpen} onClose={onClose} content="form" width="wide">
      {isOpen && <SuggestionList />}
    </Dialog>
  );
}

function SuggestionList(): ReactNode {
  const game = useGame();
  const suggestions = useBoardSuggestions();
  const archive = useView(archiveOf);
  const archived = useMemo(() => archive.filter(({ id }) => isCatalogueQuest(id)), [archive]);
  const isPathAsked = useIsPathAsked();
  const [message, setMessage] = useState('');
  const list = useRef<HTMLDivElement>(null);

  const add = (suggestion: Suggestion) => {
    const { questId, template } = suggestion;
    list.current?.focus({ preventScroll: true }); // the pressed button disappears with its row
    setMessage(
      addQuest(game, questId, planOfTemplate(template))
        ? `${template.title} is on your board.`
        : `The board is full: it holds ${MAX_QUESTS} quests. Remove one first.`,
    );
  };

  const revive = (quest: Quest) => {
    list.current?.focus({ preventScroll: true });
    reviveQuest(game, quest);
    setMessage(`${quest.title} is back on your board.`);
  };

  return (
    <div ref={list} tabIndex={-1} className="suggestions">
      <p role="status" className="text-small text-venom">
        {message}
      </p>
      {isPathAsked && <PathChips />}
      {suggestions.length + archived.length === 0 && (
        <p className="py-6 text-center text-body text-muted">No new quest suggestions available.</p>
      )}
      <ul>
        {suggestions.map((suggestion) => (
          <SuggestionRow
            key={suggestion.questId}
            id={suggestion.questId}
            quest={suggestion.template}
            action={{ name: 'Add Quest', run: () => add(suggestion) }}
          />
        ))}
        {archived.map((quest) => (
          <SuggestionRow
            key={quest.id}
            id={quest.id}
            quest={quest}
            action={{ name: 'Revive', run: () => revive(quest) }}
          />
        ))}
      </ul>
    </div>
  );
}

function useBoardSuggestions(): readonly Suggestion[] {
  const { log } = useGame();
  const board = useView(boardOf); // a new array after every change, removals included
  const archive = useView(archiveOf);
  const level = useView(({ character }) => character.level);
  const userRoles = useView((document) => document.userRoles);
  return useMemo(
    () =>
      suggestedQuests(CATALOGUE, { level, userRoles, board, archive }, (questId) =>
        wasRemoved(log.view(), questId),
      ),
    [log, board, archive, level, userRoles],
  );
}

type SuggestionRowProps = {
  readonly id: string;
  readonly quest: Omit<QuestPlan, 'subtasks' | 'isCustom'>;
  readonly action: { readonly name: 'Add Quest' | 'Revive'; readonly run: () => void };
};

function SuggestionRow({ id, quest, action }: SuggestionRowProps): ReactNode {
  const { title, description, category, frequency, difficulty, xpReward } = quest;
  const titleId = `suggestion-${id}`;
  return (
    <li className="suggestion">
      <Seal sign={category.toLowerCase()} look={difficulty} />
      <div className="min-w-0">
        <h3 id={titleId} className="font-bold text-white">
          {title}
        </h3>
        <p className="text-small text-muted">
          {category} · {frequency} ·{' '}
          <span className={difficulty === 'elite' ? 'font-bold text-legendary' : undefined}>
            {difficulty}
          </span>
        </p>
      </div>
      <p className="suggestion-xp">+{xpReward} XP</p>
      <p className="suggestion-text">{description}</p>
      <Button emphasis="quiet" aria-describedby={titleId} onClick={action.run}>
        <Glyph name={action.name === 'Revive' ? 'undo' : 'plus'} />
        {action.name}
      </Button>
    </li>
  );
}
