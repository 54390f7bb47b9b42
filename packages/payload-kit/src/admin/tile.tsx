import { useId, type ReactNode } from "react";
import { AdminLink } from "./admin-link";
import type { EntryTarget } from "./entry-path";
import styles from "./tile.module.css";

interface TileProps {
  title: string;
  /** `call`: action needed; `alarm`: a failure; `calm`: no action needed. */
  state?: "calm" | "call" | "alarm" | "reading";
  /** How many; left out where nothing waits. */
  figure?: number | undefined;
  /** The one next thing to do. */
  act?: { to: EntryTarget | string; label: string } | undefined;
  children: ReactNode;
}

/** A widget of the dashboard: a figure, its meaning in words, and one next action. Coloured only if action is needed. */
export function Tile({ title, state = "calm", figure, act, children }: TileProps) {
  const id = useId();
  return (
    <section className={styles.tile} data-state={state} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {figure !== undefined && figure > 0 && <p className={styles.figure}>{figure}</p>}
      <div className={styles.words}>{children}</div>
      {act && (
        <AdminLink className={styles.act} to={act.to}>
          {act.label} <span aria-hidden="true">→</span>
        </AdminLink>
      )}
    </section>
  );
}
