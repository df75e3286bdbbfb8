import type { ReactNode } from 'react';
import { MAX_BLOCKS } from '#rules/quest/quest.ts';
import { FOCUS_MINUTES } from '#rules/raid/raid.ts';

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
        label="One block more"
        sign="M5 12h14M12 5v14"
        isAtEnd={blocks >= MAX_BLOCKS}
        onPress={() => onChange(blocks + 1)}
      />
    </fieldset>
  );
}

type StepButtonProps = {
  readonly label: string;
  readonly sign: string;
  readonly isAtEnd: boolean;
  readonly onPress: () => void;
};

function StepButton({ label, sign, isAtEnd, onPress }: StepButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={isAtEnd ? undefined : onPress}
      className="block-stepper-button"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 stroke-current stroke-2">
        <path d={sign} />
      </svg>
    </button>
  );
}
