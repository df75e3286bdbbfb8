import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { HabitState } from '#rules/habits/habit-state.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { rootOf } from '#rules/quest/quest-id.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useHabitRules } from '#web/game/habits/habit-rules.ts';
import type { HeldClear } from '#web/game/held-clears.ts';
import { QuestRow } from './quest-row.tsx';
import './quest-rows.css';

/** Rows per group: more than a screen shows. */
const GROUP_SIZE = 16;
const COLUMN_NAMES = ['first', 'second', 'third'];

type QuestRowsProps = {
  readonly quests: readonly Quest[];
  readonly today: LocalDate;
  /** How many columns a wide screen has. */
  readonly columns?: number;
  /** Given where several lists have one open row between them. */
  readonly open?: OpenRow;
};

/** The root of the row that is open, and how to open another. */
export type OpenRow = {
  readonly id: string | undefined;
  readonly set: (change: (before: string | undefined) => string | undefined) => void;
};

/** `opened`: the row that stands open at first. */
export function useOpenRow(opened?: string): OpenRow {
  const [id, set] = useState(opened && rootOf(opened));
  return { id, set };
}

/** Quests as rows, one of them open at a time. */
export function QuestRows(props: QuestRowsProps): ReactNode {
  const { quests, today, columns = 1 } = props;
  const own = useOpenRow();
  const { id: openId, set: setOpenId } = props.open ?? own;
  const toggle = useCallback(
    (rootId: string) => setOpenId((before) => (before === rootId ? undefined : rootId)),
    [setOpenId],
  );
  const states = useStates(quests, today);
  const { clears } = useGame();
  const held = useSyncExternalStore(clears.subscribe, clears.all); // once, not in each of 1,000 rows
  const count = Math.min(useColumns(columns), Math.max(quests.length, 1));
  const length = Math.ceil(quests.length / count);
  const isWhole = useDeferredValue(true, false); // the first paint shows the first rows of each column
  const shownLength = isWhole ? length : Math.min(length, GROUP_SIZE);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the buttons inside
    <div
      className="quest-columns"
      style={{ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && openId !== undefined && !event.defaultPrevented) {
          setOpenId(() => undefined);
        } else moveFocus(event);
      }}
    >
      {COLUMN_NAMES.slice(0, count).map((name, column) => (
        <div key={name} className="quest-column">
          <RowGroups
            quests={quests.slice(column * length, column * length + shownLength)}
            states={states.slice(column * length, column * length + shownLength)}
            today={today}
            openId={openId}
            held={held}
            onToggle={toggle}
          />
        </div>
      ))}
    </div>
  );
}

/** How each of the quests stands; nothing of plain ones. */
function useStates(
  quests: readonly Quest[],
  today: LocalDate,
): readonly (HabitState | undefined)[] {
  const view = useView((document) => document);
  const rules = useHabitRules();
  return rules ? quests.map((quest) => rules.habitState(view, quest, today)) : [];
}

type RowGroupsProps = {
  readonly quests: readonly Quest[];
  readonly states: readonly (HabitState | undefined)[];
  readonly today: LocalDate;
  readonly openId: string | undefined;
  readonly held: readonly HeldClear[];
  readonly onToggle: (rootId: string) => void;
};

/** In groups, so that the browser lays out only visible ones and React renders only changed ones. */
function RowGroups({ quests, states, today, openId, held, onToggle }: RowGroupsProps): ReactNode {
  const groupCount = Math.ceil(quests.length / GROUP_SIZE);
  const groupOf = (rootId: string) =>
    Math.floor(quests.findIndex(({ id }) => rootOf(id) === rootId) / GROUP_SIZE);
  const openGroup = openId === undefined ? undefined : groupOf(openId);
  const heldGroups = held.map(({ questId }) => groupOf(rootOf(questId)));
  return Array.from({ length: groupCount }, (_, group) => {
    const start = group * GROUP_SIZE;
    return (
      <RowGroup
        key={start}
        quests={quests.slice(start, start + GROUP_SIZE)}
        states={states.slice(start, start + GROUP_SIZE)}
        today={today}
        openId={openGroup === group ? openId : undefined}
        held={held.filter((_, at) => heldGroups[at] === group)}
        onToggle={onToggle}
      />
    );
  });
}

const RowGroup = memo(function RowGroup(props: RowGroupsProps): ReactNode {
  const { quests, states, today, openId, held, onToggle } = props;
  return (
    <ul className="quest-group">
      {quests.map((quest, at) => {
        const rootId = rootOf(quest.id);
        return (
          <li key={rootId}>
            <QuestRow
              quest={quest}
              state={states[at]}
              today={today}
              isOpen={rootId === openId}
              held={held.find(({ questId }) => rootOf(questId) === rootId)}
              onToggle={onToggle}
            />
          </li>
        );
      })}
    </ul>
  );
}, hasSameRows);

function hasSameRows(before: RowGroupsProps, after: RowGroupsProps): boolean {
  return (
    before.today === after.today &&
    before.openId === after.openId &&
    isSame(before.quests, after.quests) &&
    isSame(before.states, after.states) &&
    isSame(before.held, after.held)
  );
}

function isSame<Item>(before: readonly Item[], after: readonly Item[]): boolean {
  return before.length === after.length && before.every((item, at) => item === after[at]);
}

const WIDE = globalThis.matchMedia?.('(width >= 80rem)');
const MIDDLE = globalThis.matchMedia?.('(width >= 64rem)');

function useColumns(most: number): number {
  const fitting = useSyncExternalStore(watchWidth, () =>
    WIDE.matches ? 3 : MIDDLE.matches ? 2 : 1,
  );
  return Math.min(most, fitting);
}

function watchWidth(onChange: () => void): () => void {
  const queries = [WIDE, MIDDLE];
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** Up and Down go to the same button of the row before or after. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const { target } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const kind = ['.row-open', '.row-control, .row-undo'].find((one) => target.matches(one));
  if (kind === undefined) return;
  const buttons = [...document.querySelectorAll<HTMLElement>(kind)];
  const next = buttons[buttons.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
