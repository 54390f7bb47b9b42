import * as styles from "./gallery-screen.module.css";

interface GalleryMapProps {
  count: number;
  now: number;
}

/** Position in the row of pictures. */
export function GalleryMap({ count, now }: GalleryMapProps) {
  return (
    <span aria-hidden="true" className={styles.map}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} data-state={index === now ? "here" : "there"} className={styles.spot} />
      ))}
    </span>
  );
}
