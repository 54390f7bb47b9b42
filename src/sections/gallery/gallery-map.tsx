import type { CSSProperties } from "react";
import * as styles from "./gallery.module.css";

interface GalleryMapProps {
  count: number;
  columns: number;
  now: number;
}

type Style = CSSProperties & Record<"--map-columns", number>;

/** Where on the map of pictures one stands. */
export function GalleryMap({ count, columns, now }: GalleryMapProps) {
  const style: Style = { "--map-columns": columns };
  return (
    <span aria-hidden="true" className={styles.map} style={style}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} data-state={index === now ? "here" : "there"} className={styles.spot} />
      ))}
    </span>
  );
}
