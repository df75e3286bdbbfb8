import { type ReactNode, useMemo } from 'react';
import { dayNumber, type LocalDate } from '#rules/activity/local-date.ts';
import { find } from '#rules/document/by-id.ts';
import { type Habit, habitOf, stretchOn } from '#rules/habits/calendar.ts';
import { scheduleWords } from '#rules/habits/schedule-words.ts';
import { standingOn } from '#rules/habits/standing.ts';
import type { Chain } from '#rules/quest/chain.ts';
import type { Quest } from '#rules/quest/quest.ts';
import sealedGate from '#web/assets/sealed-gate.svg';
import { useView } from '#web/game/game-context.ts';
import { useToday } from '#web/game/use-today.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy.tsx';
import { Page } from '#web/ui/page.tsx';
import { Link, usePath } from '#web/ui/router.tsx';
import { PageActions } from './page-actions.tsx';
import { goalWords, standingWords } from './quest-words.ts';
import './quest-page.css';

const QuestPanels = lazyPart(
  async () => (await import('./quest-panels.tsx')).QUEST_PANELS.QuestPanels,
);

/** Everything about one quest, at `/quests/{the id of its root}`. */
export function QuestPage(): ReactNode {
  const rootId = rootIn(usePath());
  const chain = useView(({ chains }) => find(chains, rootId));
  if (chain?.isRemoved) return <RemovedQuest rootId={rootId} />;
  if (chain?.quest === undefined) {
    const words =
      'No quest of yours answers to this address. It may be on its way from another device.';
    return <NoQuest title="No such quest" words={words} />;
  }
  return <KnownQuest chain={chain} quest={chain.quest} />;
}

function rootIn(path: string): string {
  const part = path.split('/')[2] ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // no id has such a text
  }
}

function RemovedQuest({ rootId }: { readonly rootId: string }): ReactNode {
  return (
    <NoQuest
      title="A quest that was removed"
      words="You took this quest off your board. What it paid is yours and stays in the Chronicle."
    >
      <Link href={`/chronicle?quest=${encodeURIComponent(rootId)}`} asChild>
        <ButtonLink emphasis="quiet">Its deeds in the Chronicle</ButtonLink>
      </Link>
    </NoQuest>
  );
}

type NoQuestProps = {
  readonly title: string;
  readonly words: string;
  readonly children?: ReactNode;
};

function NoQuest({ title, words, children }: NoQuestProps): ReactNode {
  return (
    <Page title={title} lead={words}>
      <div className="grid justify-items-center gap-6 py-6">
        <img src={sealedGate} alt="" width="320" height="250" className="w-72 max-w-full" />
        <div className="flex flex-wrap justify-center gap-3">
          {children}
          <Link href="/habits" asChild>
            <ButtonLink>To the Quest Board</ButtonLink>
          </Link>
        </div>
      </div>
    </Page>
  );
}

type KnownQuestProps = { readonly chain: Chain; readonly quest: Quest };

function KnownQuest({ chain, quest }: KnownQuestProps): ReactNode {
  const today = useToday();
  const restDays = useView((document) => document.restDays);
  const settings = useView((document) => document.settings);
  const habit = useMemo(() => habitOf(chain, { restDays, settings }), [chain, restDays, settings]);
  return (
    <div className="quest-page">
      <Page
        title={quest.title}
        lead={<Lead habit={habit} quest={quest} today={today} />}
        actions={<PageActions quest={quest} />}
      >
        <QuestPanels habit={habit} quest={quest} today={today} />
      </Page>
    </div>
  );
}

type LeadProps = {
  readonly habit: Habit;
  readonly quest: Quest;
  readonly today: LocalDate;
};

/** A phone has its titles in one short line: there the whole title stands here too. */
function Lead({ habit, quest, today }: LeadProps): ReactNode {
  const { schedule, goal } = stretchOn(habit, dayNumber(today));
  const parts = [
    schedule ? scheduleWords(schedule) : 'Milestone',
    goal && goalWords(goal),
    quest.section,
    quest.remindAt && `reminder at ${quest.remindAt}`,
  ].filter(Boolean);
  return (
    <>
      <p aria-hidden="true" className="font-bold text-white wrap-anywhere md:hidden">
        {quest.title}
      </p>
      <p className="text-ink">{parts.join(' · ')}</p>
      {quest.cue && <p className="wrap-anywhere">{quest.cue}</p>}
      {schedule && <p>{standingWords(standingOn(habit, today), schedule)}</p>}
    </>
  );
}
