import type { ReactNode } from 'react';
import { MAX_BLOCKS } from '#rules/quest/quest.ts';
import { FOCUS_MINUTES } from '#rules/raid/raid.ts';
import { StepButton } from '#web/ui/forms/stepper.tsx';

type BlockStepperProps = {
  readonly blocks: number;
  readonly onChange: (blocks: number) => void;
};

export function BlockStepper({ blocks, onChange }: BlockStepperProps): ReactNode {
  return (
    <fieldset className="block-stepper">
      <legend className="sr-only">Focus blocks</legend>
      <p aria-hidden="true" className="text-left">
        <span className="block font-bold text-white">Focus blocks</span>
        <span className="block text-small text-muted">{FOCUS_MINUTES} minutes each</span>
      </p>
      <StepButton
        className="block-stepper-button"
        label="One block less"
        sign="M5 12h14"
        isAtEnd={blocks <= 1}
        onPress={() => onChange(blocks - 1)}
      />
      <output aria-live="polite" className="block-stepper-count">
        <span className="sr-only">Focus blocks: </span>
        {blocks}
      </output>
      <StepButton
        className="block-stepper-button"
        label="One block more"
        sign="M5 12h14M12 5v14"
        isAtEnd={blocks >= MAX_BLOCKS}
        onPress={() => onChange(blocks + 1)}
      />
    </fieldset>
  );
}
