import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logProblem } from '#web/platform/log.ts';
import { BrokenScreen } from './broken-screen.tsx';

type ErrorBoundaryProps = {
  readonly children: ReactNode;
  /** The screen inside; another path is tried anew after a failure. Without one the whole app is inside. */
  readonly path?: string;
};

type ErrorBoundaryState = { readonly error?: unknown; readonly path?: string | undefined };

/** Shows a message instead of a screen that fails to draw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    if (state.path === path) return state;
    return { path, error: undefined };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    logProblem('a screen broke', { error, componentStack });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <BrokenScreen error={error} isInside={this.props.path !== undefined} />;
  }
}
