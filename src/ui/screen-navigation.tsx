import { useRef, type ComponentProps } from "react";
import type { Direction } from "../hooks/step-along";
import { useScreenNavigation } from "../hooks/use-screen-navigation";
import { Arrow } from "./arrow";
import { classNames } from "./class-names";
import * as styles from "./screen-navigation.module.css";

interface ScreenNavigationProps extends ComponentProps<"div"> {
  /** What each area says to those who listen. A row has two areas; keys and swipes lead along it in all directions. */
  labels: Readonly<Partial<Record<Direction, string>>>;
  onStep: (direction: Direction) => void;
}

const DIRECTIONS: readonly Direction[] = ["up", "left", "right", "down"];

/**
 * The screen as areas to click: left and right, up and down, which arrow keys and swipes do as well (N25).
 * It fills its box; what it moves are its children.
 */
export function ScreenNavigation({ labels, onStep, className, children, ...rest }: ScreenNavigationProps) {
  const screen = useRef<HTMLDivElement>(null);
  const offered = DIRECTIONS.filter((direction) => labels[direction] !== undefined);
  useScreenNavigation(screen, onStep);
  return (
    <div
      ref={screen}
      data-axes={offered.length > 2 ? "two" : "one"}
      className={classNames(styles.screen, className)}
      {...rest}
    >
      {children}
      {offered.map((direction) => (
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
