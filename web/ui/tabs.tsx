import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import './tabs.css';

type TabEntry<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly count?: number;
};

type TabsProps<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly TabEntry<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The id of the panel they fill; it is labelled by `tabId(panelId, selected)`. */
  readonly panelId: string;
};

export function tabId(panelId: string, id: string): string {
  return `${panelId}-${id}`;
}

/** A list of tabs: one stop for the Tab key; the arrow keys, Home and End choose. */
export function Tabs<Id extends string>(props: TabsProps<Id>): ReactNode {
  const { label, tabs, selected, onSelect, panelId } = props;
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === selected);
  const shown = useRef(at);

  useEffect(() => {
    if (shown.current === at) return; // do not scroll a page that has just opened
    shown.current = at;
    const tab = list.current?.children[at];
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);

  function choose(event: KeyboardEvent): void {
    const next = nextIndex(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(tabId(panelId, tab.id))?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={choose} className="tabs">
      {tabs.map(({ id, label: name, count }) => (
        <button
          key={id}
          id={tabId(panelId, id)}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className="tab"
        >
          {name}
          {count !== undefined && (
            <>
              {' '}
              <span className="tab-count">{count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return undefined;
}
