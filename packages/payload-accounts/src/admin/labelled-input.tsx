"use client";

import { useId, type ComponentProps } from "react";

interface LabelledInputProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly description?: string;
}

/** An input as Payload's forms have them, for what is no field of an entry. */
export function LabelledInput({ label, description, type = "text", ...rest }: LabelledInputProps) {
  const given = useId();
  const id = rest.id ?? given;
  return (
    <div className={`field-type ${type}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input {...rest} id={id} type={type} aria-describedby={description ? `${id}-description` : undefined} />
      </div>
      {description && (
        <div className="field-description" id={`${id}-description`}>
          {description}
        </div>
      )}
    </div>
  );
}

/** Input for a code of an authenticator app, or a recovery code. */
export function CodeInput(props: Omit<LabelledInputProps, "type">) {
  return (
    <LabelledInput
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      name="code"
      required
      {...props}
    />
  );
}
