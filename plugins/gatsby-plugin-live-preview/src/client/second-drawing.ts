import { Activity, Component, createElement, type ComponentType, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { PageProps } from "./page-props";

interface Props {
  readonly Page: ComponentType<PageProps>;
  /** What Gatsby gives to the page. */
  readonly page: PageProps;
  /** With marks; undefined where there are none yet. */
  readonly data: unknown;
  /** No part of the document. */
  readonly into: Element;
}

interface State {
  readonly broken: unknown;
}

/**
 * The page once more, from data with marks, where nobody sees it: what stands where says which field is drawn where (X11).
 * React draws it when it has nothing else to do and runs none of its effects. What cannot be drawn with marks has none.
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
