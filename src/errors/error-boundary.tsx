import { Component, type ReactNode } from "react";
import { reloadForChunk } from "./chunk-reload";
import { errorState, type ErrorState } from "./page-error";
import { report } from "./reporter";

interface ErrorBoundaryProps {
  /** A change of the path renders the children again; unnecessary if they remount by themselves. */
  path?: string;
  /** Replaces the children once one of them has thrown. */
  fallback: (error: ErrorState) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  path: string | undefined;
  error?: ErrorState | undefined;
}

/** Contains an error of its children, and reports it (G4). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { path: this.props.path };

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: BoundaryState): BoundaryState | null {
    return path === state.path ? null : { path, error: undefined };
  }

  static getDerivedStateFromError(cause: unknown) {
    return { error: errorState(cause) };
  }

  override componentDidCatch(cause: unknown) {
    if (!reloadForChunk(cause)) report(this.state.error ?? errorState(cause));
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
