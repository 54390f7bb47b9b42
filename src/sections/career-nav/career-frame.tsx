import type { ComponentProps } from "react";
import { classNames } from "../../ui/class-names";
import * as styles from "./career-frame.module.css";
import { CareerNav } from "./career-nav";
import { modeOf, type CareerSectionId } from "./career-sections";

interface CareerFrameProps extends ComponentProps<"div"> {
  /** Sections that the children bring. */
  present: readonly CareerSectionId[];
}

/** The sections of a careers page, with the navigation through them on a rail at the side where there is room. */
export function CareerFrame({ present, className, children, ...rest }: CareerFrameProps) {
  return (
    <div className={classNames(styles.frame, className)} {...rest}>
      <CareerNav present={present} className={styles.nav} />
      <div>{children}</div>
    </div>
  );
}

interface CareerBandProps extends ComponentProps<"div"> {
  /** Its first section, by which all in it is night or day. */
  from: CareerSectionId;
}

/**
 * Sections of a careers page that follow one another in the same mode (N23). The band has the mode's ground as well as
 * its text, so that neither can be seen on the other's.
 */
export function CareerBand({ from, className, ...rest }: CareerBandProps) {
  return <div data-mode={modeOf(from)} className={classNames(styles.band, className)} {...rest} />;
}
