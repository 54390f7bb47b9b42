import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { classNames } from "../../ui/class-names";
import * as styles from "./notice.module.css";

/** Height of a notice at the foot of the window, so that the page's end and floating elements stay reachable. */
const ROOM = "--notices";

interface NoticeProps extends ComponentProps<"section"> {
  /** Opened by the visitor, so it takes the focus. By itself a notice takes none. */
  isWanted?: boolean;
}

/** A question or an offer of the site. It moves no content, and gives the focus back when it closes. */
export function Notice({ isWanted = false, className, ...rest }: NoticeProps) {
  const section = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const notice = section.current;
    // A notice in the page's flow has its room above the page.
    if (!notice || getComputedStyle(notice).position !== "fixed") return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(ROOM, `${notice.offsetHeight}px`));
    observer.observe(notice);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, []);

  useLayoutEffect(() => {
    const notice = section.current;
    if (!notice) return undefined;
    let origin: HTMLElement | undefined;
    const noteOrigin = ({ relatedTarget: from }: FocusEvent) => {
      if (from instanceof HTMLElement && !notice.contains(from)) origin = from;
    };
    notice.addEventListener("focusin", noteOrigin);
    if (isWanted) notice.focus();
    return () => {
      notice.removeEventListener("focusin", noteOrigin);
      if (!notice.contains(document.activeElement)) return;
      const next = origin?.isConnected ? origin : document.getElementById("content");
      next?.focus({ preventScroll: true });
    };
  }, [isWanted]);

  const state = isWanted ? "wanted" : "offered";
  return (
    <section
      ref={section}
      tabIndex={-1}
      data-state={state}
      className={classNames(styles.notice, className)}
      {...rest}
    />
  );
}
