import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { archiveOf } from '#rules/document/document.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { questSearch } from '#rules/quest/search-quests.ts';
import { reviveQuest } from '#web/game/archive-quest.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { removeQuest } from '#web/game/quest-actions.ts';
import { useToday } from '#web/game/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { counted } from '#web/ui/counted.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Seal } from '#web/ui/seal.tsx';
import { archivedWords } from './archived-words.ts';

/** With fewer quests there is no search box. */
const MIN_SEARCHED = 9;

type ArchiveWindowProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The quests that were put away, to be revived or removed. */
export function ArchiveWindow({ isOpen, onClose }: ArchiveWindowProps): ReactNode {
  return (
    <Dialog
      title="Archive"
      lead="Off the board, with all they have earned."
      isOpen={isOpen}
      onClose={onClose}
      content="form"
    >
      {isOpen && <ArchivedQuests />}
    </Dialog>
  );
}

function ArchivedQuests(): ReactNode {
  const game = useGame();
  const archive = useView(archiveOf);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [hasSearch] = useState(archive.length >= MIN_SEARCHED); // it does not go while it is used
  const words = text.trim();
  const found = useMemo(
    () => (words === '' ? archive : archive.filter(questSearch(words))),
    [archive, words],
  );
  const leave = (quest: Quest, act: typeof reviveQuest, said: string) => {
    list.current?.focus({ preventScroll: true }); // the pressed button disappears with its row
    act(game, quest);
    setMessage(`${quest.title} ${said}.`);
  };
  return (
    <div ref={list} tabIndex={-1} className="grid gap-3 outline-none">
      {hasSearch && (
        <Field
          label="Search the archive"
          type="search"
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <p role="status" className="text-small text-venom">
        {message}
        {words !== '' && <span className="sr-only">{counted(found.length, 'quest')} found</span>}
      </p>
      {found.length === 0 && (
        <p className="py-4 text-center text-body text-muted text-balance">
          {words === ''
            ? 'Nothing is archived. Edit a quest to put it away: its run, its strength and its history stay.'
            : 'No archived quest has these words.'}
        </p>
      )}
      <ul className="divide-y divide-line">
        {found.map((quest) => (
          <ArchivedRow
            key={quest.id}
            quest={quest}
            onRevive={() => leave(quest, reviveQuest, 'is back on the board')}
            onRemove={() => leave(quest, removeQuest, 'removed')}
          />
        ))}
      </ul>
    </div>
  );
}

type ArchivedRowProps = {
  readonly quest: Quest;
  readonly onRevive: () => void;
  readonly onRemove: () => void;
};

function ArchivedRow({ quest, onRevive, onRemove }: ArchivedRowProps): ReactNode {
  const { log } = useGame();
  const today = useToday();
  const titleId = useId();
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-center gap-3">
        <Seal sign={quest.category.toLowerCase()} look={quest.difficulty} />
        <div className="min-w-0">
          <h3 id={titleId} className="font-bold text-white wrap-anywhere">
            {quest.title}
          </h3>
          <p className="text-small text-muted">{archivedWords(log.view(), quest, today)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-describedby={titleId} onClick={onRevive}>
          Revive
        </Button>
        <Button emphasis="danger" size="small" aria-describedby={titleId} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
