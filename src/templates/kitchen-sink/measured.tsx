import { useCallback, useState, type ComponentProps } from "react";
import { classNames } from "../../ui/class-names";
import * as styles from "./kitchen-sink.module.css";

interface MeasuredProps extends ComponentProps<"div"> {
  /** What to show of the element as it is rendered. */
  read: (element: HTMLElement) => string;
}

/** A specimen that tells what the browser made of its tokens: no number is written twice. */
export function Measured({ read, className, children, ...rest }: MeasuredProps) {
  const [value, setValue] = useState("");
  const observe = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new ResizeObserver(() => setValue(read(element)));
      observer.observe(element);
      return () => observer.disconnect();
    },
    [read],
  );
  return (
    <div ref={observe} className={classNames(styles.measured, className)} {...rest}>
      {children}
      <code className={styles.value}>{value}</code>
    </div>
  );
}
