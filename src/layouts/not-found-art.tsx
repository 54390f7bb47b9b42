import type { ComponentProps } from "react";

/** 404, each figure built as a territory's mark is: quarters, discs and bars. */
export function NotFoundArt(props: ComponentProps<"svg">) {
  return (
    <svg aria-hidden="true" viewBox="0 0 324 100" {...props}>
      <path d="M62 62H0A62 62 0 0 1 62 0z" fill="var(--moss)" />
      <path d="M62 0h24v100H62z" fill="currentColor" />
      <path d="M0 62h100v16H0z" fill="var(--lime)" />
      <circle cx="162" cy="50" r="50" fill="currentColor" />
      <path d="M112 50a50 50 0 0 0 100 0z" fill="var(--hot)" />
      <circle cx="162" cy="50" r="18" fill="var(--ground)" />
      <path d="M286 62h-62a62 62 0 0 1 62-62z" fill="var(--rose)" />
      <path d="M286 0h24v100h-24z" fill="currentColor" />
      <path d="M224 62h100v16H224z" fill="var(--ultra)" />
    </svg>
  );
}
