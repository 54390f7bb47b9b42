import type { ComponentProps } from "react";

/** The parts that the figures of the 404 are built of, come apart. */
export function FailureArt(props: ComponentProps<"svg">) {
  return (
    <svg aria-hidden="true" viewBox="0 0 324 100" {...props}>
      <path d="M62 0h24v100H62z" fill="currentColor" />
      <path d="M62 100H0a62 62 0 0 1 62-62z" fill="var(--moss)" />
      <path d="M6 12h100v16H6z" fill="var(--lime)" transform="rotate(-9 56 20)" />
      <path d="M112 44a50 44 0 0 1 100 0z" fill="currentColor" />
      <path d="M128 54a50 46 0 0 0 100 0z" fill="var(--hot)" />
      <circle cx="170" cy="49" r="15" fill="var(--ground)" />
      <path d="M240 76h84v24h-84z" fill="currentColor" />
      <path d="M302 76h-62a62 62 0 0 1 62-62z" fill="var(--rose)" />
      <path d="M299 8h16v62h-16z" fill="var(--ultra)" transform="rotate(16 307 39)" />
    </svg>
  );
}
