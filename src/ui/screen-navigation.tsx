import { useRef, type ComponentProps } from "react";
import type { Direction } from "../hooks/step-along";
import { useScreenNavigation } from "../hooks/use-screen-navigation";
import { Arrow } from "./glyphs";
import { classNames } from "./class-names";
import * as styles from "./screen-navigation.module.css";

interface ScreenNavigationProps extends ComponentProps<"div"> {
  /** The accessible name of each area. */
  labels: Readonly<Record<Direction, string>>;
  onStep: (direction: Direction) => void;
}

const DIRECTIONS: readonly Direction[] = ["up", "left", "right", "down"];

/**
 * The screen as four areas to click: left and right, up and down, which arrow keys and swipes do as well (N25).
 * It fills its box; what it moves are its children.
 */
export function ScreenNavigation({ labels, onStep, className, children, ...rest }: ScreenNavigationProps) {
  const screen = useRef<HTMLDivElement>(null);
  useScreenNavigation(screen, onStep);
  return (
    <div ref={screen} className={classNames(styles.screen, className)} {...rest}>
      {children}
      {DIRECTIONS.map((direction) => (
        <button
          key={direction}
          type="button"
          aria-label={labels[direction]}
          data-direction={direction}
          className={styles.area}
          onClick={() => onStep(direction)}
        >
          <span className={styles.disc}>
            <Arrow direction={direction} />
          </span>
        </button>
      ))}
    </div>
  );
}
