import type { ReactNode } from 'react';
import { useView } from '#web/game/game-context.ts';
import { Button } from '#web/ui/button.tsx';
import type { ImportPreview } from './import-data.ts';
import { counted, countsInWords, obstacleIn, refusalWords } from './import-words.ts';

const SHOWN = 8;

type PreviewWordsProps = {
  readonly preview: ImportPreview;
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
};

export function PreviewWords({ preview, problem, onConfirm }: PreviewWordsProps): ReactNode {
  const { isHere, fresh, knownCount, unreadable, after } = preview;
  const character = useView((document) => document.character);
  const quests = fresh.flatMap((one) => (one.kind === 'quest.add' ? one.quest.title : []));
  const obstacle = obstacleIn(preview);
  return (
    <>
      {isHere && (
        <p className="text-small text-muted">
          You are offline. What you import waits here and is sent later.
        </p>
      )}
      {fresh.length === 0 ? (
        <p className="text-body">Nothing in this file is new to your hunter.</p>
      ) : (
        <section aria-label="What would be added" className="import-part">
          <h3>Would be added</h3>
          <ul>
            {countsInWords(fresh).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          {quests.length > 0 && <Names of="Quests" names={quests} />}
          <p className="text-small text-muted">
            You would be {after.character.name}, level {after.character.level}
            {after.character.level === character.level ? ' as now' : `, now ${character.level}`}.
          </p>
        </section>
      )}
      {knownCount > 0 && (
        <p className="text-small text-muted">
          {knownCount === 1
            ? '1 entry is here already and stays as it is.'
            : `${knownCount.toLocaleString('en')} entries are here already and stay as they are.`}
        </p>
      )}
      {unreadable.length > 0 && (
        <section aria-label="What cannot be read" className="import-part import-unreadable">
          <h3>{counted(unreadable.length)} cannot be read</h3>
          <Names names={unreadable.map(({ what, why }) => `${what}: ${refusalWords(why)}`)} />
          <p className="text-small text-muted">They are left out; the rest is fine.</p>
        </section>
      )}
      <p role="alert" className="text-small text-ember wrap-anywhere empty:hidden">
        {obstacle}
        {problem && `${problem} What is in stays in: import again to go on.`}
      </p>
      {fresh.length > 0 && obstacle === undefined && (
        <Button data-first-focus onClick={onConfirm}>
          Import {counted(fresh.length)}
        </Button>
      )}
    </>
  );
}

type NamesProps = { readonly of?: string; readonly names: readonly string[] };

function Names({ of, names }: NamesProps): ReactNode {
  const more = names.length - SHOWN;
  return (
    <ul aria-label={of} className="import-names">
      {names.slice(0, SHOWN).map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two quests may have the same title; the list does not change
        <li key={at}>{name}</li>
      ))}
      {more > 0 && <li className="text-muted">and {more.toLocaleString('en')} more</li>}
    </ul>
  );
}
