import { startTransition, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { afterPaint } from "../hooks/after-paint";
import { startsAtTop } from "./keep-scroll";
import * as styles from "./later.module.css";

const never = () => () => undefined;

/** Whether the HTML that the server has sent is being taken over: it is whole. */
function useIsServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/**
 * What is below the first view of a page. Where one goes by a link it comes right after the first frame, so that the head
 * of the page need not wait for it; on a page that is served, or that is entered somewhere else than at its top, it is there
 * from the beginning.
 */
export function Later({ children }: { children: ReactNode }) {
  const isServed = useIsServed();
  const [isDue, setDue] = useState(isServed || !startsAtTop());
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setDue(true)))), [isDue]);
  return isDue ? children : <div className={styles.room} />;
}
