import {
  type ReactNode,
  type RefObject,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { OwnAnswers } from '#mentor/understand/corrections.ts';
import { ROLE_NAME } from '#rules/roles/roles.ts';
import { useGame } from '#web/game/game-context.ts';
import { askedOf, understoodOf } from '#web/session/understood.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import { lazyPart } from '#web/ui/lazy.tsx';
import { Link } from '#web/ui/router.tsx';
import { useBoardRoles, useIsPathAsked } from './roles-seen.ts';
import './board-strips.css';

const loadWindows = async () => (await import('./board-windows.ts')).BOARD_WINDOWS;
const HuntAs = lazyPart(async () => (await loadWindows()).HuntAs);
const PathChips = lazyPart(async () => (await loadWindows()).PathChips);
const SpokenLine = lazyPart(async () => (await loadWindows()).SpokenLine);

type UnderstoodPartProps =
  | { readonly onAnswered: () => void }
  | { readonly isOwn: boolean; readonly draft: RefObject<OwnAnswers> };
export type UnderstoodPart = (shown: UnderstoodPartProps) => ReactNode;

type NewcomerStripProps = {
  /** The chips of what was understood, given by the app. */
  readonly panel: UnderstoodPart | undefined;
};

/** After the onboarding: a question where the goal was read with doubt; then the roles it found or a choice of them, and the hunter's name, until dismissed. */
export function NewcomerStrip({ panel }: NewcomerStripProps): ReactNode {
  const { userRoles, isShown, dismiss } = useBoardRoles();
  const isPathAsked = useIsPathAsked();
  const strip = useRef<HTMLElement>(null);
  const { uid } = useGame().log;
  const [isAsked, setIsAsked] = useState(() => askedOf(uid).isSet());
  if (!isShown) return null;
  if (isAsked && panel) {
    const onAnswered = () => {
      askedOf(uid).clear();
      setIsAsked(false);
      strip.current?.focus(); // the pressed button disappears, the strip stays
    };
    return (
      <section
        ref={strip}
        tabIndex={-1}
        aria-label="Your goal"
        className="board-strip outline-none goal-question"
      >
        <div className="min-w-0 flex-1 py-2">{panel({ onAnswered })}</div>
        <CloseButton label="Leave it as it is" onClose={onAnswered} />
      </section>
    );
  }
  const names = [...userRoles.roles.map((role) => ROLE_NAME[role]), ...userRoles.fitnessTypes];
  return (
    <section ref={strip} tabIndex={-1} aria-label="Your roles" className="board-strip outline-none">
      <p className={isPathAsked ? 'sr-only' : 'flex-1 lg:flex-none'}>
        {isPathAsked ? 'No path was named yet.' : 'The Warden took you for'}
      </p>
      <div className="board-strip-actions">
        <Link href="/character" onClick={dismiss} className="role-strip-change">
          Change
        </Link>
        <CloseButton label="Dismiss your roles" onClose={dismiss} />
      </div>
      {isPathAsked ? (
        <div className="w-full pb-2">
          <PathChips />
        </div>
      ) : (
        <ul className="role-strip-chips">
          {names.map((name) => (
            <li key={name} className="role-chip">
              {name}
            </li>
          ))}
        </ul>
      )}
      <SpokenLine uid={uid} onClosed={() => strip.current?.focus()} />
      <Understood panel={panel} />
      <HuntAs onRenamed={() => strip.current?.focus()} />
    </section>
  );
}

/** What the quests were made for; it opens to be made the hunter's own, and to be put right. */
function Understood({ panel }: NewcomerStripProps): ReactNode {
  const { uid } = useGame().log;
  const flag = useMemo(() => understoodOf(uid), [uid]);
  const summary = useSyncExternalStore(flag.subscribe, flag.read);
  const [opened, setOpened] = useState('');
  const draft = useRef<OwnAnswers>({});
  const panelId = useId();
  if (!summary) return null;
  return (
    <>
      <p className="order-2 w-full wrap-anywhere">Your quests were made for: {summary}</p>
      <div className="order-2 flex flex-wrap gap-2">
        {[OWN, 'Not quite right?'].map((label) => (
          <Button
            key={label}
            emphasis="quiet"
            size="small"
            aria-expanded={opened === label}
            aria-controls={opened === label ? panelId : undefined}
            onClick={() => setOpened(opened === label ? '' : label)}
          >
            {label}
          </Button>
        ))}
      </div>
      {opened !== '' && (
        <div key={opened} id={panelId} className="order-3 w-full pt-2 pb-1">
          {panel?.({ isOwn: opened === OWN, draft })}
        </div>
      )}
    </>
  );
}

const OWN = 'Make them yours';
