import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type ActionOutcome, OutcomeLine } from '#web/ui/outcome-line.tsx';

/** Closes the part; what came of it is said in its place. */
export type ClosePart = (words?: string) => void;

type PartProps = {
  readonly title: string;
  /** How things stand, in a few words. */
  readonly state: ReactNode;
  /** The button that opens the form; none where nothing can be done. */
  readonly action?: string | undefined;
  /** What was done elsewhere. */
  readonly outcome?: ActionOutcome | undefined;
  /** The form. */
  readonly children?: (close: ClosePart) => ReactNode;
  /** What is always seen. */
  readonly below?: ReactNode;
};

/** One way in: how it stands, and behind a button the form that changes it. */
export function Part({ title, state, action, outcome, children, below }: PartProps): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  const close: ClosePart = (said) => {
    setIsOpen(false);
    setWords(said);
    toggle.current?.focus(); // the field that had the focus is gone
  };
  const done: ActionOutcome | undefined = words ? { kind: 'done', words } : outcome;
  return (
    <section aria-labelledby={id} className="grid gap-3 py-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h4 id={id} className="text-body font-bold text-white">
            {title}
          </h4>
          <p className="text-small text-muted wrap-anywhere">{state}</p>
        </div>
        {action !== undefined && (
          <div className="shrink-0">
            <Button
              ref={toggle}
              emphasis="quiet"
              size="small"
              aria-expanded={isOpen}
              aria-label={`${action}: ${title}`}
              onClick={() => {
                setWords(undefined);
                setIsOpen(!isOpen);
              }}
            >
              {action}
            </Button>
          </div>
        )}
      </div>
      {below}
      {isOpen && action !== undefined && children?.(close)}
      <OutcomeLine outcome={isOpen ? undefined : done} />
    </section>
  );
}

type FormEndProps = ComponentProps<typeof Button> & {
  readonly failure: string | undefined;
  readonly isPending: boolean;
  readonly label: string;
};

/** Why a form was refused, and its button. */
export function FormEnd({ failure, isPending, label, ...button }: FormEndProps): ReactNode {
  return (
    <>
      <p role="alert" className="text-small text-ember wrap-anywhere empty:hidden">
        {failure}
      </p>
      <div className="grid sm:justify-items-start">
        <Button type="submit" aria-disabled={isPending} {...button}>
          {isPending ? 'Loading...' : label}
        </Button>
      </div>
    </>
  );
}
