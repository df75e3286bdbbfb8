import { type ReactNode, useState } from 'react';
import type { ByToken } from '#rules/chronicle/paid-command.ts';
import type { Command, CommandKind } from '#rules/commands/command.ts';
import { chainOf } from '#rules/document/document.ts';
import { useView } from '#web/game/game-context.ts';
import { type PartOf, useLogReader } from '#web/game/log-reader.ts';
import { dateAndTime } from '#web/platform/date-words.ts';
import { Button } from '#web/ui/button.tsx';

type DoneByToken = { readonly command: Command; readonly by: ByToken };

const doneByToken: PartOf<DoneByToken> = (command, { by }) => by && { command, by };

const SHOWN_AT_ONCE = 10;

/** What of each kind is called here. A token can send no others. */
const ACTS: { readonly [Kind in CommandKind]?: string } = {
  'quest.add': 'added',
  'quest.done': 'cleared',
  'quest.remove': 'removed',
  'quest.subtask': 'had a step ticked',
  'quest.edit': 'changed',
  'quest.amount': 'counted',
  'quest.note': 'noted',
};

/** Everything that came by a token, paid for or not; the newest first. */
export function DoneByTokens(): ReactNode {
  const { parts } = useLogReader(doneByToken);
  const [count, setCount] = useState(SHOWN_AT_ONCE);
  if (parts.length === 0) return <p className="text-body text-muted">Nothing so far.</p>;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {parts.slice(0, count).map(({ command, by }) => (
          <li key={command.key} className="grid py-2">
            <span className="text-body wrap-anywhere">
              <ActWords command={command} />
            </span>
            <span className="text-small text-muted wrap-anywhere">
              {dateAndTime(command.at)} · {byWords(by)}
            </span>
          </li>
        ))}
      </ul>
      {parts.length > count && (
        <div className="grid sm:justify-items-start">
          <Button
            emphasis="quiet"
            size="small"
            onClick={() => setCount((shown) => shown + 5 * SHOWN_AT_ONCE)}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function ActWords({ command }: { readonly command: Command }): ReactNode {
  const questId = 'questId' in command ? (command.questId ?? '') : '';
  const known = useView((document) => chainOf(document, questId).quest?.title);
  const carried = 'quest' in command ? command.quest.title : undefined;
  const title = 'title' in command ? command.title : (known ?? carried ?? 'A removed quest');
  const amount = command.kind === 'quest.amount' ? ` ${command.n / 100}` : '';
  return `${title}: ${ACTS[command.kind] ?? 'changed'}${amount}`;
}

/** Who did it for the hunter. */
function byWords({ door, name }: ByToken): string {
  return `By ${name || 'somebody'}, ${door === 'api' ? 'through the API' : 'an assistant'}`;
}
