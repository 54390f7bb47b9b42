import * as styles from "./zoom-buttons.module.css";

interface ZoomButtonsProps {
  zoomIn: string;
  zoomOut: string;
  /** @param step 1 for nearer, -1 for farther */
  onZoom: (step: number) => void;
}

/** Alternative to the pinch gesture for a single pointer (WCAG 2.5.1). */
export function ZoomButtons({ zoomIn, zoomOut, onZoom }: ZoomButtonsProps) {
  const buttons = [
    { name: zoomOut, step: -1, sign: "M4 12h16" },
    { name: zoomIn, step: 1, sign: "M4 12h16M12 4v16" },
  ];
  return (
    <div className={styles.zoom}>
      {buttons.map(({ name, step, sign }) => (
        <button key={name} type="button" aria-label={name} className={styles.button} onClick={() => onZoom(step)}>
          <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.sign}>
            <path d={sign} />
          </svg>
        </button>
      ))}
    </div>
  );
}
