import { type ReactNode, useMemo, useState } from 'react';
import { boardOf } from '#rules/document/document.ts';
import { type Quest, RENEWAL_CHOICES, RENEWAL_EDITS } from '#rules/quest/quest.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { chooseRenewal, chooseRenewalOf, RENEWAL_WORDS } from '#web/game/renew-quests.ts';
import { Choice } from '#web/ui/forms/choice.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Panel } from '#web/ui/panel.tsx';

/** How cleared quests come back: one setting, and exceptions for single quests. */
export function RenewalPanel(): ReactNode {
  const game = useGame();
  const { renewal } = useView((document) => document.settings);
  return (
    <Panel title="Renewal">
      <Choice
        label="When a new day or week begins"
        options={RENEWAL_CHOICES}
        chosen={renewal}
        onChoose={(choice) => chooseRenewal(game, choice)}
        wordFor={(choice) => RENEWAL_WORDS[choice]}
      />
      {renewal === undefined && (
        <p className="text-small text-muted">
          Not chosen yet: your board asks on the next morning.
        </p>
      )}
      <Exceptions />
    </Panel>
  );
}

function Exceptions(): ReactNode {
  const board = useView(boardOf);
  const quests = useMemo(() => board.filter(({ frequency }) => frequency !== 'milestone'), [board]);
  const [isOpen, setIsOpen] = useState(false);
  if (quests.length === 0) return null;
  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="border-t border-line pt-2"
    >
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-bold text-violet">
        Choose for single quests
      </summary>
      <ul className="grid gap-3 pt-2 wrap-anywhere">
        {isOpen && quests.map((quest) => <Exception key={quest.id} quest={quest} />)}
      </ul>
    </details>
  );
}

function Exception({ quest }: { readonly quest: Quest }): ReactNode {
  const game = useGame();
  const { id, title, frequency, renewal } = quest;
  return (
    <li>
      <Select
        label={`${title} (${frequency})`}
        options={RENEWAL_EDITS}
        chosen={renewal ?? 'default'}
        onChoose={(choice) => chooseRenewalOf(game, id, choice)}
        wordFor={(choice) => (choice === 'default' ? 'As above' : RENEWAL_WORDS[choice])}
      />
    </li>
  );
}
