import { memo, type ReactNode, useDeferredValue } from 'react';
import type { LocalDate } from '#rules/activity/local-date.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { QuestCard } from './quest-card.tsx';
import './quest-list.css';

/** Full rows in one, two, three and four columns, and more than a screen shows. */
const GROUP_SIZE = 24;

type QuestListProps = {
  readonly quests: readonly Quest[];
  readonly today: LocalDate;
};

/** In groups: the browser lays out, and React looks at, only those that changed or are in sight. */
export function QuestList({ quests, today }: QuestListProps): ReactNode {
  const isWhole = useDeferredValue(true, false); // the rest of a large board follows the first paint
  const shown = isWhole ? quests : quests.slice(0, GROUP_SIZE);
  const groupCount = Math.ceil(shown.length / GROUP_SIZE);
  return Array.from({ length: groupCount }, (_, group) => {
    const start = group * GROUP_SIZE;
    return <QuestGroup key={start} quests={shown.slice(start, start + GROUP_SIZE)} today={today} />;
  });
}

const QuestGroup = memo(function QuestGroup(props: QuestListProps): ReactNode {
  const { quests, today } = props;
  return (
    <div className="quest-group">
      {quests.map((quest) => (
        <QuestCard key={quest.id} quest={quest} today={today} />
      ))}
    </div>
  );
}, hasSameCards);

function hasSameCards(before: QuestListProps, after: QuestListProps): boolean {
  return (
    before.today === after.today &&
    before.quests.length === after.quests.length &&
    before.quests.every((quest, at) => quest === after.quests[at])
  );
}
