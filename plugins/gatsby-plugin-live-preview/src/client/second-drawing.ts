import { Activity, Component, createElement, type ComponentType, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { PageProps } from "./page-props";

interface Props {
  readonly Page: ComponentType<PageProps>;
  /** Props of the page. */
  readonly page: PageProps;
  /** With marks; undefined while there are none. */
  readonly data: unknown;
  /** No part of the document. */
  readonly into: Element;
}

interface State {
  readonly broken: unknown;
}

/**
 * A second, hidden render of the page from data with marks: their positions tell which field is rendered where (X11).
 * React renders it when idle and runs none of its effects. If the marked data fail to render, there are no marks.
 */
export class SecondDrawing extends Component<Props, State> {
  override state: State = { broken: undefined };

  override shouldComponentUpdate({ data }: Props, { broken }: State): boolean {
    return data !== this.props.data || broken !== this.state.broken;
  }

  override componentDidCatch(): void {
    this.setState({ broken: this.props.data });
  }

  override render(): ReactNode {
    const { Page, page, data, into } = this.props;
    if (data === undefined || data === this.state.broken) return null;
    const drawing = createPortal(createElement(Page, { ...page, data }), into);
    return createElement(Activity, { mode: "hidden", children: drawing });
  }
}
