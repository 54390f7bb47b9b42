import { Component, createElement, type ComponentType, type ReactNode } from "react";

/** What Gatsby gives to a page. */
export interface PageProps {
  readonly data?: unknown;
}

/** The data that a page is drawn from, while it changes. */
export class LiveData {
  private readonly listeners = new Set<(data: unknown) => void>();
  private readonly waiting = new Set<(isDrawn: boolean) => void>();
  private settled: { readonly data: unknown; readonly isDrawn: boolean } | undefined;

  constructor(private current: unknown) {}

  get data(): unknown {
    return this.current;
  }

  set(data: unknown): void {
    this.current = data;
    this.listeners.forEach((listener) => listener(data));
  }

  /** Says that the page stands, with these data or, where they could not be drawn, with the last that could. */
  settle(data: unknown, isDrawn: boolean): void {
    this.settled = { data, isDrawn };
    if (data !== this.current) return;
    this.waiting.forEach((tell) => tell(isDrawn));
    this.waiting.clear();
  }

  /** Resolves when the page stands with the newest data. @returns whether they could be drawn */
  whenSettled(): Promise<boolean> {
    const { current, settled } = this;
    if (settled && settled.data === current) return Promise.resolve(settled.isDrawn);
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  subscribe(listener: (data: unknown) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

interface State {
  readonly data: unknown;
  readonly isBroken: boolean;
}

/**
 * A page of the site whose data follows the draft. What cannot be drawn leaves what could be.
 * It is a class, because the page's own React mounts it and this bundle has another copy: a class asks the one that
 * mounted it for its state, a hook would ask the copy.
 */
export function createLivePage(Page: ComponentType<PageProps>, live: LiveData, onBroken: (error: Error) => void) {
  return class LivePage extends Component<PageProps, State> {
    static getDerivedStateFromError(): Pick<State, "isBroken"> {
      return { isBroken: true };
    }

    override state: State = { data: live.data, isBroken: false };
    private drawn: { data: unknown } | undefined;
    private unsubscribe: (() => void) | undefined;

    override componentDidMount(): void {
      this.unsubscribe = live.subscribe((data) => this.setState({ data, isBroken: false }));
      this.keep();
    }

    override componentDidUpdate(): void {
      this.keep();
    }

    override componentDidCatch(error: Error): void {
      onBroken(error);
    }

    override componentWillUnmount(): void {
      this.unsubscribe?.();
    }

    override render(): ReactNode {
      if (!this.state.isBroken) return createElement(Page, { ...this.props, data: this.state.data });
      return this.drawn ? createElement(Page, { ...this.props, data: this.drawn.data }) : null;
    }

    private keep(): void {
      const { data, isBroken } = this.state;
      if (!isBroken) this.drawn = { data };
      live.settle(data, !isBroken);
    }
  };
}
