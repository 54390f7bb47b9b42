import { useState, type CSSProperties } from "react";
import { BothModes } from "./both-modes";
import * as styles from "./kitchen-sink.module.css";
import { Topic } from "./topic";

const TIMES = ["quick", "page", "mode", "menu"] as const;

type Duration = CSSProperties & Record<"--duration", string>;

const durationOf = (token: string): Duration => ({ "--duration": `var(--${token})` });

function MotionSample({ token }: { token: string }) {
  const [place, setPlace] = useState<"here" | "there">("here");
  return (
    <button
      type="button"
      data-state={place}
      className={styles.track}
      style={durationOf(token)}
      onClick={() => setPlace(place === "here" ? "there" : "here")}
    >
      {token}
      <span className={styles.ball} />
    </button>
  );
}

/** How long things take: press to see. Nothing moves for those who want no movement. */
export function Motion() {
  return (
    <Topic title="Motion" note="Hover and reveals, a page’s way out and in, the change of modes, the menu. Press one.">
      <BothModes>{() => TIMES.map((token) => <MotionSample key={token} token={token} />)}</BothModes>
    </Topic>
  );
}
