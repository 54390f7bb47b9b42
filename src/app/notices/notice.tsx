import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { classNames } from "../../ui/class-names";
import * as styles from "./notice.module.css";

/** Room that the notices take, so that the page's end and what floats beside them can be reached all the same. */
const ROOM = "--notices";

interface NoticeProps extends ComponentProps<"section"> {
  /** The visitor has asked for it, and is led to it. By itself a notice takes no focus. */
  isWanted?: boolean;
}

/** One thing that the site asks or offers. It moves nothing, and gives the focus back to where it came from. */
export function Notice({ isWanted = false, className, ...rest }: NoticeProps) {
  const section = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const all = section.current?.parentElement;
    if (!all) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isFixed = getComputedStyle(all).position === "fixed";
      style.setProperty(ROOM, `${isFixed ? all.offsetHeight : 0}px`);
    });
    observer.observe(all);
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
