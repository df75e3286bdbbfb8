import { type ReactNode, useMemo, useRef, useState } from 'react';
import { archiveOf, boardOf, wasRemoved } from '#rules/document/document.ts';
import { CATALOGUE } from '#rules/quest/catalogue.ts';
import { MAX_QUESTS } from '#rules/quest/quest.ts';
import { planOfTemplate, type Suggestion, suggestedQuests } from '#rules/quest/suggestions.ts';
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

  return (
    <div ref={list} tabIndex={-1} className="suggestions">
      <p role="status" className="text-small text-venom">
        {message}
      </p>
      {isPathAsked && <PathChips />}
      {suggestions.length === 0 && (
        <p className="py-6 text-center text-body text-muted">No new quest suggestions available.</p>
      )}
      <ul>
        {suggestions.map((suggestion) => (
          <SuggestionRow
            key={suggestion.questId}
            suggestion={suggestion}
            onAdd={() => add(suggestion)}
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

type SuggestionRowProps = { readonly suggestion: Suggestion; readonly onAdd: () => void };

function SuggestionRow({ suggestion, onAdd }: SuggestionRowProps): ReactNode {
  const { questId, template } = suggestion;
  const { title, description, category, frequency, difficulty, xpReward } = template;
  const titleId = `suggestion-${questId}`;
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
      <Button emphasis="quiet" aria-describedby={titleId} onClick={onAdd}>
        <Glyph name="plus" />
        Add Quest
      </Button>
    </li>
  );
}
