import type { ComponentProps } from "react";
import { classNames } from "../../ui/class-names";
import * as styles from "./career-frame.module.css";
import { CareerNav } from "./career-nav";
import type { CareerSectionId } from "./career-sections";

interface CareerFrameProps extends ComponentProps<"div"> {
  /** Sections that the children bring. */
  present: readonly CareerSectionId[];
}

/** The sections of a careers page, with the navigation through them on a rail at the side where there is room. */
export function CareerFrame({ present, className, children, ...rest }: CareerFrameProps) {
  return (
    <div className={classNames(styles.frame, className)} {...rest}>
      <div aria-hidden="true" className={styles.day} />
      <CareerNav present={present} className={styles.nav} />
      <div>{children}</div>
    </div>
  );
}
