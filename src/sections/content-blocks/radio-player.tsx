import { useRef, useState, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./radio-player.module.css";

interface RadioPlayerProps {
  /** Id of the spot's title. */
  titleId: string;
  seconds: number;
  src: string;
  type: string;
  /** The shape of the sound. */
  wave: ReactNode;
}

type Style = CSSProperties & Record<"--played", number>;

/** Minutes and seconds. */
export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;

/**
 * The shape of a sound as its player: a button, the played part, and a slider over the shape. Nothing is loaded before the
 * first click. Without scripts the styles show the browser's own controls in place of it.
 */
export function RadioPlayer({ titleId, seconds, src, type, wave }: RadioPlayerProps) {
  const { t } = useTranslation();
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<"paused" | "playing">("paused");
  const [at, setAt] = useState(0);
  const style: Style = { "--played": Math.min(1, at / seconds) };
  const toggle = () => {
    // It rejects where it is paused before it has begun.
    if (state === "paused") void audio.current?.play().catch(() => undefined);
    else audio.current?.pause();
  };
  const seek = (time: number) => {
    setAt(time);
    if (audio.current) audio.current.currentTime = time;
  };
  return (
    <div data-state={state} className={styles.player} style={style}>
      <audio
        ref={audio}
        controls
        preload="none"
        aria-labelledby={titleId}
        className={styles.sound}
        onPlay={() => setState("playing")}
        onPause={() => setState("paused")}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onEnded={() => seek(0)}
      >
        <source src={src} type={type} />
      </audio>
      <button
        type="button"
        id={`${titleId}-play`}
        aria-label={t(state === "playing" ? "cases.pause" : "cases.play")}
        aria-labelledby={`${titleId}-play ${titleId}`}
        className={styles.button}
        onClick={toggle}
      >
        <span aria-hidden="true" className={styles.sign} />
      </button>
      <div className={styles.track}>
        <div className={styles.rest}>{wave}</div>
        <div className={styles.played}>{wave}</div>
        <input
          type="range"
          min={0}
          max={seconds}
          step={1}
          value={at}
          aria-label={t("cases.position")}
          aria-valuetext={t("cases.positionOf", { at: clock(at), total: clock(seconds) })}
          className={styles.slider}
          onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
        />
      </div>
      <p aria-hidden="true" className={styles.clock}>
        {clock(at)}
      </p>
    </div>
  );
}
