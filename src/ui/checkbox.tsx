import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import * as styles from "./checkbox.module.css";

interface CheckboxProps extends ComponentProps<"input"> {
  id: string;
  /** Label of the consent; may hold a link. */
  children: ReactNode;
  /** Explanation below the label. */
  note?: string | undefined;
  error?: string | undefined;
}

/** A box to tick, with its words beside it. */
export function Checkbox({ children, note, error, className, ...rest }: CheckboxProps) {
  const noteId = `${rest.id}-note`;
  const errorId = `${rest.id}-error`;
  const described = [note && noteId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={classNames(styles.field, className)}>
      <input
        type="checkbox"
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...rest}
      />
      <div className={styles.words}>
        <label htmlFor={rest.id}>{children}</label>
        {note && (
          <p id={noteId} className={styles.note}>
            {note}
          </p>
        )}
        <p id={errorId} aria-live="polite" className={styles.error}>
          {error}
        </p>
      </div>
    </div>
  );
}
