import { Component, createElement, Fragment, type ComponentType, type ReactNode } from "react";
import type { PageProps } from "./page-props";
import { SecondDrawing } from "./second-drawing";

/** The data that a page is drawn from, while it changes. */
export class LiveData {
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Set<(isDrawn: boolean) => void>();
  private currentMarked: unknown;
  /** Container of the second render of the page, from data with marks. */
  readonly second = document.createElement("div");
  private settled: { readonly data: unknown; readonly isDrawn: boolean } | undefined;

  constructor(private current: unknown) {}

  get data(): unknown {
    return this.current;
  }

  set(data: unknown): void {
    this.current = data;
    this.listeners.forEach((listener) => listener());
  }

  /** The same data with marks. */
  get marked(): unknown {
    return this.currentMarked;
  }

  setMarked(data: unknown): void {
    this.currentMarked = data;
    this.listeners.forEach((listener) => listener());
  }

  /** Reports that the render has ended, with these data or, if they failed to render, with the last that did not. */
  settle(data: unknown, isDrawn: boolean): void {
    this.settled = { data, isDrawn };
    if (data !== this.current) return;
    this.waiting.forEach((tell) => tell(isDrawn));
    this.waiting.clear();
  }

  /** Resolves when the render of the newest data has ended. @returns whether it succeeded */
  whenSettled(): Promise<boolean> {
    const { current, settled } = this;
    if (settled && settled.data === current) return Promise.resolve(settled.isDrawn);
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

interface State {
  readonly data: unknown;
  readonly marked: unknown;
  readonly isBroken: boolean;
}

/**
 * A page of the site whose data follows the draft. Data that fail to render leave the last good render.
 * It is a class, because the page's own React mounts it and this bundle has another copy: a class asks the one that
 * mounted it for its state, a hook would ask the copy.
 */
export function createLivePage(Page: ComponentType<PageProps>, live: LiveData, onBroken: (error: Error) => void) {
  return class LivePage extends Component<PageProps, State> {
    static getDerivedStateFromError(): Pick<State, "isBroken"> {
      return { isBroken: true };
    }

    override state: State = { data: live.data, marked: live.marked, isBroken: false };
    private drawn: { data: unknown } | undefined;
    private unsubscribe: (() => void) | undefined;

    override componentDidMount(): void {
      this.unsubscribe = live.subscribe(() => this.follow());
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
      const { data, marked, isBroken } = this.state;
      const drawn = isBroken ? this.drawn : { data };
      return createElement(
        Fragment,
        null,
        drawn && createElement(Page, { ...this.props, data: drawn.data }),
        createElement(SecondDrawing, { Page, page: this.props, data: marked, into: live.second }),
      );
    }

    private follow(): void {
      const { data, marked } = live;
      if (data === this.state.data) this.setState({ marked });
      else this.setState({ data, marked, isBroken: false });
    }

    private keep(): void {
      const { data, isBroken } = this.state;
      if (!isBroken) this.drawn = { data };
      live.settle(data, !isBroken);
    }
  };
}
