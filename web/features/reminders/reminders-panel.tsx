import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ReminderDevice, RemindersReply } from '#protocol/replies/reminders.ts';
import { dispatch } from '#web/game/dispatch.ts';
import { useGame, useView } from '#web/game/game-context.ts';
import { type DeviceReach, reachOfDevice } from '#web/platform/alerts/push.ts';
import { wordsOf } from '#web/platform/network.ts';
import { useAuth } from '#web/session/auth-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Glyph } from '#web/ui/glyph.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';
import { type ReminderWay, readReminders, switchOff, switchOn, wayOf } from './this-device.ts';

const UNKNOWN_FAILURE: ActionOutcome = { kind: 'failed', words: 'An error occurred' };
const DENIED =
  'This browser blocks notifications of this site. Allow them in the site settings beside the address, then come back.';

/** Why a device cannot be reminded, and what to do about it. */
const OBSTACLES: Readonly<Record<Exclude<DeviceReach, 'possible'>, string>> = {
  'plain-http':
    'This address is plain http, where browsers allow no notifications. Ask whoever keeps this server for an https address.',
  'install-first':
    'On an iPhone or iPad, first put Duskgate on the home screen: Share, then Add to Home Screen. Open it from there and switch this on.',
  'no-notifications': 'This browser has no notifications.',
  denied: DENIED,
};

const WAY_WORDS: Readonly<Record<ReminderWay | 'off', string>> = {
  off: 'Your browser asks once whether it may notify you.',
  push: 'Also while the app is closed. The push service of your browser carries the words sealed and cannot read them.',
  tab: 'Only while a tab of the app is open: this browser has no push service.',
};

type RemindersPanelProps = {
  /** A readable name for a user agent; another feature's, given by the app. */
  readonly deviceName: (userAgent: string) => string;
};

/** Whether and how this hunter is reminded. */
export function RemindersPanel({ deviceName }: RemindersPanelProps): ReactNode {
  const { call } = useAuth();
  const { uid } = useGame().log;
  const [reminders, setReminders] = useState<RemindersReply>();
  const [way, setWay] = useState(() => wayOf(uid).read());
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const reach = reachOfDevice();

  const load = useCallback(async () => {
    const answer = await readReminders(call);
    if (answer.ok) setReminders(answer.value);
    else setOutcome({ kind: 'failed', words: wordsOf(answer.failure) });
  }, [call]);
  /** Runs an act, then shows the devices as they are. */
  const act = (run: () => Promise<ActionOutcome | undefined>) => {
    const done = async () => {
      setOutcome(undefined);
      setOutcome(await run());
      setWay(wayOf(uid).read());
      await load();
    };
    done().catch(() => setOutcome(UNKNOWN_FAILURE));
  };
  useEffect(() => {
    load().catch(() => setOutcome(UNKNOWN_FAILURE));
  }, [load]);

  const turn = (isOn: boolean) =>
    act(async () => {
      const publicKey = reminders?.publicKey ?? null;
      const turned = isOn ? await switchOn(call, uid, publicKey) : await switchOff(call, uid);
      if (turned.ok) return undefined;
      const words = turned.failure === 'not-allowed' ? DENIED : wordsOf(turned.failure);
      return { kind: 'failed', words };
    });
  const test = () =>
    act(async () => {
      const sent = await call('POST', '/api/reminders/test', {});
      if (sent.ok && Object(sent.value).isSent === true) {
        return { kind: 'done', words: 'Sent. It should be here in a moment.' };
      }
      return { kind: 'failed', words: 'It was not taken. Switch it off and on again.' };
    });
  const end = (id: string) =>
    act(async () => {
      const ended = await call('POST', '/api/reminders/device/end', { id });
      if (!ended.ok) return { kind: 'failed', words: wordsOf(ended.failure) };
      return { kind: 'done', words: 'That device is left in peace.' };
    });

  return (
    <>
      <Switch
        label="Remind me on this device"
        hint={reach === 'possible' ? WAY_WORDS[way ?? 'off'] : OBSTACLES[reach]}
        isOn={reach === 'possible' && way !== undefined}
        isFixed={reach !== 'possible' || reminders === undefined}
        onChange={turn}
      />
      {way === 'push' && reach === 'possible' && (
        <div className="grid sm:justify-items-start">
          <Button emphasis="quiet" size="small" onClick={test}>
            Send a test
          </Button>
        </div>
      )}
      <OutcomeLine outcome={outcome} />
      <EveningWord />
      <DeviceList devices={reminders?.devices ?? []} deviceName={deviceName} onEnd={end} />
      <p className="text-small text-muted">
        A quest's own time is in its form, under More. Nothing comes for what is cleared, resting or
        not due.
      </p>
    </>
  );
}

const USUAL_EVENING = '20:30';

/** One word a day about what is still open. */
function EveningWord(): ReactNode {
  const game = useGame();
  const eveningAt = useView(({ settings }) => settings.eveningAt ?? '');
  const choose = (time: string) =>
    dispatch(game, [{ kind: 'hunter.settings', id: game.newId(), settings: { eveningAt: time } }]);
  return (
    <>
      <Switch
        label="A word in the evening"
        hint="Once a day, if something is still open. On all your devices."
        isOn={eveningAt !== ''}
        onChange={(isOn) => choose(isOn ? USUAL_EVENING : '')}
      />
      {eveningAt !== '' && (
        <Field
          label="Time of the evening word"
          type="time"
          required
          value={eveningAt}
          onChange={({ target }) => target.value && choose(target.value)}
        />
      )}
    </>
  );
}

type DeviceListProps = RemindersPanelProps & {
  readonly devices: readonly ReminderDevice[];
  readonly onEnd: (id: string) => void;
};

function DeviceList({ devices, deviceName, onEnd }: DeviceListProps): ReactNode {
  if (devices.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h4 className="text-small font-semibold text-ink">Devices that are reminded</h4>
      <ul className="grid divide-y divide-line">
        {devices.map(({ id, userAgent, isCurrent }) => (
          <li key={id} className="flex min-h-14 items-center gap-3 py-2">
            <span className="text-muted">
              <Glyph name="device" size={24} />
            </span>
            <span className="min-w-0 grow text-body font-semibold wrap-anywhere">
              {deviceName(userAgent)}
            </span>
            {isCurrent ? (
              <span className="rounded-full border border-venom px-3 py-1 text-small text-venom">
                Here
              </span>
            ) : (
              <Button
                emphasis="quiet"
                size="small"
                aria-label={`Stop reminding ${deviceName(userAgent)}`}
                onClick={() => onEnd(id)}
              >
                Stop
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
