import type { ReactNode } from 'react';
import { archiveOf } from '#rules/document/document.ts';
import { COMPARED_DAYS, type QuestInsight, type WeekdayCount } from '#rules/habits/insights.ts';
import type { Quest } from '#rules/quest/quest.ts';
import { useView } from '#web/game/game-context.ts';
import { questPath } from '#web/game/quest-path.ts';
import { Curve } from '#web/ui/charts/curve.tsx';
import { counted } from '#web/ui/counted.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Link } from '#web/ui/router.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useInsights } from './use-insights.ts';

/** What held, what slipped, the weekdays, and at most one suggestion; what was put away in any case. */
function InsightPanels({ hasFigures }: { readonly hasFigures: boolean }): ReactNode {
  const archived = useView(archiveOf);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-6">
      {hasFigures && <Figures />}
      {archived.length > 0 && <Archived quests={archived} />}
    </div>
  );
}

/** Loaded a moment after the page. */
export const INSIGHT_PANELS = { InsightPanels };

function Figures(): ReactNode {
  const { quests, weekdays, best, weakest, fullDays, suggestion, refuse } = useInsights();
  const of = (wanted: QuestInsight['stand']) => quests.filter(({ stand }) => stand === wanted);
  return (
    <>
      <Panel>
        <h2 className="sr-only">Full days</h2>
        <dl className="insight-figures">
          <div>
            <dt>Full days</dt>
            <dd>{fullDays.run}</dd>
          </div>
          <div>
            <dt>Best</dt>
            <dd>{fullDays.best}</dd>
          </div>
          <div>
            <dt>Held</dt>
            <dd>
              {of('held').length} of {quests.length}
            </dd>
          </div>
        </dl>
        <p className="text-small text-muted">
          A full day is one on which everything due was cleared. Days of rest change nothing.
        </p>
      </Panel>
      {suggestion && <SuggestionCard suggestion={suggestion} onRefuse={refuse} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-6">
          <StandPanel
            title="What held"
            words={`As strong as ${COMPARED_DAYS} days ago, or stronger.`}
            quests={of('held')}
          />
          <StandPanel
            title="What slipped"
            words="It was stronger a while ago; a clear brings it back a step. A smaller step counts."
            quests={of('slipped')}
          />
          <StandPanel
            title="What is growing"
            words="Young, or on its way: each clear adds a little."
            quests={of('growing')}
          />
        </div>
        <WeekdayPanel weekdays={weekdays} best={best} weakest={weakest} />
      </div>
    </>
  );
}

type StandPanelProps = {
  readonly title: string;
  readonly words: string;
  readonly quests: readonly QuestInsight[];
};

function StandPanel({ title, words, quests }: StandPanelProps): ReactNode {
  if (quests.length === 0) return null;
  return (
    <Panel title={title}>
      <p className="text-small text-muted">{words}</p>
      <ul className="insight-list">
        {quests.map(({ quest, curve, strength, before }) => (
          <li key={quest.id}>
            <QuestLink quest={quest} />
            <span className="font-label text-body text-white">{percent(strength)}</span>
            <Curve points={curve} isSmall />
            <span className="text-small whitespace-nowrap text-muted">
              {curve.length > COMPARED_DAYS ? `was ${percent(before)}` : 'new'}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function QuestLink({ quest: { id, title } }: { readonly quest: Quest }): ReactNode {
  return (
    <Link
      href={questPath(id)}
      className="flex min-h-11 min-w-0 items-center font-bold text-violet wrap-anywhere hover:text-white"
    >
      {title}
    </Link>
  );
}

/** Monday first; 0 is Sunday. */
const WEEKDAYS = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
] as const;

type WeekdayPanelProps = {
  readonly weekdays: readonly WeekdayCount[];
  readonly best: number | undefined;
  readonly weakest: number | undefined;
};

function WeekdayPanel({ weekdays, best, weakest }: WeekdayPanelProps): ReactNode {
  const nameOf = (wanted: number) => WEEKDAYS.find(([day]) => day === wanted)?.[1] ?? '';
  const isKnown = best !== undefined && weakest !== undefined;
  return (
    <Panel title="Your weekdays">
      <p className="text-body">
        {isKnown
          ? `${nameOf(best)} is your best day. On ${nameOf(weakest)} the least is cleared: a day for less, perhaps.`
          : 'No weekday stands out so far.'}
      </p>
      <table className="insight-weekdays">
        <caption className="sr-only">
          Share of quests of single days that were cleared, by weekday, over twelve weeks
        </caption>
        <tbody>
          {WEEKDAYS.map(([day, name]) => {
            const { asked = 0, cleared = 0 } = weekdays[day] ?? {};
            const share = asked === 0 ? 0 : cleared / asked;
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <span
                    className="insight-bar"
                    style={{ width: percent(share).replace(' ', '') }}
                  />
                </td>
                <td>{asked === 0 ? 'not asked' : `${cleared} of ${asked}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

function Archived({ quests }: { readonly quests: readonly Quest[] }): ReactNode {
  return (
    <Panel title={`Put away: ${counted(quests.length, 'quest')}`}>
      <ul>
        {quests.map((quest) => (
          <li key={quest.id}>
            <QuestLink quest={quest} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
