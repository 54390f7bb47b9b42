"use client";

import { createContext, useContext, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import type { FormLabels } from "../lib/content";

const OpenBrief = createContext<() => void>(() => undefined);

/** The button that opens the form. */
export function BriefButton({ children }: { children: ReactNode }) {
  const open = useContext(OpenBrief);
  return (
    <button type="button" className="button" onClick={open}>
      {children}
    </button>
  );
}

/** Holds the popup with the form, which any button within may open. */
export function BriefProvider({ labels, children }: { labels: FormLabels; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <OpenBrief value={() => dialog.current?.showModal()}>
      {children}
      <dialog ref={dialog} aria-labelledby="brief-title">
        <BriefForm labels={labels} onClose={() => dialog.current?.close()} />
      </dialog>
    </OpenBrief>
  );
}

const FIELDS = [
  { name: "name", type: "text", autoComplete: "name" },
  { name: "org", type: "text", autoComplete: "organization" },
  { name: "email", type: "email", autoComplete: "email" },
] as const;

type Errors = Partial<Record<string, string>>;

function errorsOf(form: HTMLFormElement, labels: FormLabels): Errors {
  const invalid = [...form.querySelectorAll<HTMLInputElement>("input:invalid")];
  return Object.fromEntries(
    invalid.map(({ name, validity }) => [name, validity.valueMissing ? labels.required : labels.invalid]),
  );
}

function BriefForm({ labels, onClose }: { labels: FormLabels; onClose: () => void }) {
  const [errors, setErrors] = useState<Errors>({});
  const [status, setStatus] = useState("");

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setErrors(errorsOf(form, labels));
    if (!form.checkValidity()) return form.querySelector<HTMLInputElement>(":invalid")?.focus();
    const answer = await fetch("/api/mail/", { method: "POST", body: new FormData(form) }).catch(() => undefined);
    setStatus(answer?.ok ? labels.success : labels.failed);
  }

  return (
    <form className="form" noValidate onSubmit={submit}>
      <h2 id="brief-title">{labels.title}</h2>
      {FIELDS.map((field) => (
        <label key={field.name}>
          {labels[field.name]} <input {...field} required aria-invalid={field.name in errors} />
          <span role="alert">{errors[field.name]}</span>
        </label>
      ))}
      <label>
        <span>
          <input name="privacy" type="checkbox" required aria-invalid={"privacy" in errors} /> {labels.consent}
        </span>
        <span role="alert">{errors.privacy}</span>
      </label>
      <button className="button">{labels.send}</button>
      <p role="status">{status}</p>
      <button type="button" onClick={onClose}>
        {labels.close}
      </button>
    </form>
  );
}
