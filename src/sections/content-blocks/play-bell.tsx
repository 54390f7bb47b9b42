import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useEscape } from "../../hooks/use-escape";
import { Button } from "../../ui/button";
import * as styles from "./play-bell.module.css";
import { Drawing, Scene, type PlayProps } from "./play-scene";

/** Hour and minute at which it rings by itself. */
const CLOSING = [17, 30] as const;

/** A bell that dims the page around it, until it is rung again, left behind or dismissed with Escape. */
export function Bell({ block: { action, steps } }: PlayProps) {
  const [state, setState] = useState<"untouched" | "closed" | "open">("untouched");
  const bell = useRef<HTMLDivElement>(null);
  const isClosed = state === "closed";
  const ring = () => setState(isClosed ? "open" : "closed");
  const close = useEffectEvent(() => setState("closed"));
  useEffect(() => {
    const wait = new Date().setHours(...CLOSING, 0, 0) - Date.now();
    const timer = wait > 0 ? window.setTimeout(() => close(), wait) : undefined;
    return () => window.clearTimeout(timer);
  }, []);
  useEffect(() => {
    const block = bell.current?.closest("section");
    if (!isClosed || !block) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && setState("open"));
    observer.observe(block);
    return () => observer.disconnect();
  }, [isClosed]);
  useEscape(isClosed, () => setState("open"));
  return (
    <Scene
      state={state}
      said={{ untouched: null, closed: steps[0]?.said, open: steps[1]?.said }[state]}
      art={
        <div ref={bell} className={styles.bell}>
          <Drawing of="bell" parts={["time", !isClosed && "windows", isClosed ? "rung" : "bell"]} />
        </div>
      }
    >
      <Button look="hot" aria-pressed={isClosed} onClick={ring}>
        {action}
      </Button>
    </Scene>
  );
}
