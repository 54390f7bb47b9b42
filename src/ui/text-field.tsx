import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./text-field.module.css";

interface Common {
  id: string;
  label: string;
  /** Error message; shown and announced with the field. */
  error?: string | undefined;
}

type TextFieldProps = Common &
  (({ multiline?: false } & ComponentProps<"input">) | ({ multiline: true } & ComponentProps<"textarea">));

/**
 * A line to write on. Its label lies on the line, and floats above it while there is something to read or write there
 * (F5); CSS alone does that, so that it does without a script.
 */
export function TextField({ label, error, className, ...rest }: TextFieldProps) {
  const errorId = `${rest.id}-error`;
  const shared = {
    className: styles.input,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId : undefined,
    // The label floats as long as this is not shown.
    placeholder: " ",
  } as const;
  return (
    <div data-state={error ? "faulty" : "fine"} className={classNames(styles.field, className)}>
      <label htmlFor={rest.id} className={styles.label}>
        {label}
      </label>
      {rest.multiline ? <TextArea {...rest} {...shared} /> : <Input {...rest} {...shared} />}
      <p id={errorId} aria-live="polite" className={styles.error}>
        {error}
      </p>
    </div>
  );
}

function Input({ multiline: _, ...rest }: { multiline?: false } & ComponentProps<"input">) {
  return <input type="text" {...rest} />;
}

/** Grows with what is written where the browser can let it. */
function TextArea({ multiline: _, ...rest }: { multiline: true } & ComponentProps<"textarea">) {
  return <textarea rows={1} {...rest} />;
}
