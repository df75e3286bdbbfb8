import { type ReactNode, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { NEW_HUNTER } from '#rules/hunter/hunter.ts';
import { ROLE_NAME } from '#rules/roles/roles.ts';
import { dispatch } from '#web/game/dispatch.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { understoodOf } from '#web/session/understood.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseButton } from '#web/ui/close-button.tsx';
import { lazyPart } from '#web/ui/lazy.tsx';
import { Link } from '#web/ui/router.tsx';
import { useBoardRoles, useIsPathAsked } from './roles-seen.ts';
import './board-strips.css';

const loadWindows = async () => (await import('./board-windows.ts')).BOARD_WINDOWS;
const PathChips = lazyPart(async () => (await loadWindows()).PathChips);
const SpokenLine = lazyPart(async () => (await loadWindows()).SpokenLine);

type NewcomerStripProps = {
  /** The chips of what was understood, given by the app. */
  readonly panel: (() => ReactNode) | undefined;
};

/** After the onboarding: the roles it found or a choice of them, and the hunter's name, until dismissed. */
export function NewcomerStrip({ panel }: NewcomerStripProps): ReactNode {
  const { userRoles, isShown, dismiss } = useBoardRoles();
  const isPathAsked = useIsPathAsked();
  const strip = useRef<HTMLElement>(null);
  const offered = useOfferedName();
  const { uid } = useGame().log;
  if (!isShown) return null;
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
      {offered !== undefined && <HuntAs name={offered} onRenamed={() => strip.current?.focus()} />}
    </section>
  );
}

/** What the quests were made for; it opens to be put right. */
function Understood({ panel }: NewcomerStripProps): ReactNode {
  const { uid } = useGame().log;
  const flag = useMemo(() => understoodOf(uid), [uid]);
  const summary = useSyncExternalStore(flag.subscribe, flag.read);
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  if (!summary) return null;
  return (
    <>
      <p className="order-2 w-full wrap-anywhere">Your quests were made for: {summary}</p>
      <div className="order-2">
        <Button
          emphasis="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          Not quite right?
        </Button>
      </div>
      {isOpen && (
        <div id={panelId} className="order-3 w-full pt-2 pb-1">
          {panel?.()}
        </div>
      )}
    </>
  );
}

/** The account's name, while the hunter has none of their own. */
function useOfferedName(): string | undefined {
  const { user } = useAuth();
  const isUnnamed = useView(({ character }) => character.name === NEW_HUNTER.name);
  const name = user?.displayName ?? '';
  return isUnnamed && name !== '' && name !== NEW_HUNTER.name ? name : undefined;
}

type HuntAsProps = { readonly name: string; readonly onRenamed: () => void };

function HuntAs({ name, onRenamed }: HuntAsProps): ReactNode {
  const game = useGame();
  return (
    <div className="min-w-0 wrap-anywhere">
      <Button
        emphasis="quiet"
        size="small"
        onClick={() => {
          onRenamed(); // the pressed button disappears
          dispatch(game, [{ kind: 'hunter.rename', id: game.newId(), name }]);
          game.toasts.show({ title: `You are ${name} now`, tone: 'plain' });
        }}
      >
        Hunt as {name}
      </Button>
    </div>
  );
}
