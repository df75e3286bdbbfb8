import type { ReactNode } from 'react';
import { FLOW_STEPS, type FlowStep } from '#mentor/chat/chat-progress.ts';
import { Glyph } from '#web/ui/glyph.tsx';
import type { FlowOutcome } from './complete-onboarding.ts';

const STEP_WORDS: Readonly<Record<FlowStep, string>> = {
  analyzing: 'Analyzing your answers',
  'saving-profile': 'Saving the profile',
  'generating-quests': 'Generating quests',
  'saving-quests': 'Saving quests',
  'setting-up-board': 'Setting up the board',
  finalizing: 'Finalizing',
};

type FlowStepState = 'done' | 'now' | 'ahead' | 'later';

const STATE_WORDS: Readonly<Record<FlowStepState, string>> = {
  done: 'Done',
  now: 'Now',
  ahead: '',
  later: 'Saved later',
};

type FlowStepsProps = { readonly step: FlowStep; readonly outcome: FlowOutcome | null };

/** The steps of the completion, each with its state as a sign and as a word. */
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
            <span className="min-w-0">{STEP_WORDS[one]}</span>
            <span className="flow-word">{STATE_WORDS[state]}</span>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(one: FlowStep, at: number, { step, outcome }: FlowStepsProps): FlowStepState {
  if (outcome === 'basic' && one === 'saving-profile') return 'later';
  if (outcome === 'basic' || outcome === 'complete') return 'done';
  const current = FLOW_STEPS.indexOf(step);
  if (at === current) return outcome === 'no-user' ? 'ahead' : 'now';
  return at < current ? 'done' : 'ahead';
}
