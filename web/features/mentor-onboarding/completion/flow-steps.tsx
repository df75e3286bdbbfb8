import type { ReactNode } from 'react';
import { FLOW_STEPS } from '#rules/mentor/chat-progress.ts';
import type { FlowOutcome, FlowStep } from '#web/game/complete-onboarding.ts';
import { Glyph } from '#web/ui/glyph.tsx';

const WORDS: Readonly<Record<FlowStep, string>> = {
  analyzing: 'Analyzing your answers',
  'saving-profile': 'Saving the profile',
  'generating-quests': 'Generating quests',
  'saving-quests': 'Saving quests',
  'setting-up-board': 'Setting up the board',
  finalizing: 'Finalizing',
};

type State = 'done' | 'now' | 'ahead' | 'later';

const STATE_WORD: Readonly<Record<State, string>> = {
  done: 'Done',
  now: 'Now',
  ahead: '',
  later: 'Saved later',
};

type FlowStepsProps = { readonly step: FlowStep; readonly outcome: FlowOutcome | null };

/** Diamonds on a line; every state is also a word. */
export function FlowSteps({ step, outcome }: FlowStepsProps): ReactNode {
  return (
    <ol className="flow-steps">
      {FLOW_STEPS.map((one, at) => {
        const state = stateOf(one, at, { step, outcome });
        return (
          <li key={one} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className="flow-diamond">
              {state === 'done' && <Glyph name="check" size={14} />}
              {state === 'later' && <Glyph name="clock" size={14} />}
            </span>
            <span className="min-w-0">{WORDS[one]}</span>
            <span className="flow-word">{STATE_WORD[state]}</span>
          </li>
        );
      })}
    </ol>
  );
}

const SAVES: ReadonlySet<FlowStep> = new Set(['saving-profile', 'saving-quests']);

function stateOf(one: FlowStep, at: number, { step, outcome }: FlowStepsProps): State {
  if (outcome === 'basic' && SAVES.has(one)) return 'later';
  if (outcome === 'basic' || outcome === 'complete') return 'done';
  const current = FLOW_STEPS.indexOf(step);
  if (at === current) return outcome === 'no-user' ? 'ahead' : 'now';
  return at < current ? 'done' : 'ahead';
}
