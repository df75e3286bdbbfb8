import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

type NothingFoundProps = {
  readonly onAll: (() => void) | undefined;
  readonly onClear: () => void;
};

export function NothingFound({ onAll, onClear }: NothingFoundProps): ReactNode {
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <p className="text-lead font-bold text-white">No quest matches your search.</p>
      <p className="text-body text-muted">
        {onAll
          ? 'None in this category: another one holds what you look for.'
          : 'Titles, descriptions and steps were searched.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {onAll && <Button onClick={onAll}>Show all categories</Button>}
        <Button emphasis="quiet" onClick={onClear}>
          Clear search
        </Button>
      </div>
    </div>
  );
}
