import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import * as styles from "./checkbox.module.css";

interface CheckboxProps extends ComponentProps<"input"> {
  id: string;
  /** What one agrees to; may hold a link. */
  children: ReactNode;
  error?: string | undefined;
}

/** A round box to tick, with its words beside it. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const errorId = `${rest.id}-error`;
  return (
    <div className={classNames(styles.field, className)}>
      <input
        type="checkbox"
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        {...rest}
      />
      <div className={styles.words}>
        <label htmlFor={rest.id}>{children}</label>
        <p id={errorId} aria-live="polite" className={styles.error}>
          {error}
        </p>
      </div>
    </div>
  );
}
