import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logProblem } from '#web/platform/log.ts';
import { BrokenPlace } from './broken-place.tsx';

type Props = {
  readonly children: ReactNode;
  /** A new one starts afresh: another address may well work. */
  readonly place?: string;
};

type State = { readonly error?: unknown; readonly place?: string | undefined };

/** A fault in drawing costs the drawing, never the data: the log is not touched by it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State {
    if (state.place === place) return state;
    return { place, error: undefined };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    logProblem('a screen broke', { error, componentStack });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <BrokenPlace error={error} isInside={this.props.place !== undefined} />;
  }
}
