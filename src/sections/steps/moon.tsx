import type { ComponentProps } from "react";

const RADIUS = 22;

interface MoonProps extends ComponentProps<"svg"> {
  /** How much of it is lit: 0 for a new moon, 1 for a full one. */
  phase: number;
}

/** Lit half and, over it, the ellipse of the terminator: it takes from the light before the half moon, and adds to it after. */
function litPath(phase: number): string {
  const terminator = Math.abs(1 - 2 * phase) * RADIUS;
  const sweep = phase < 0.5 ? 0 : 1;
  return `M24 2a${RADIUS} ${RADIUS} 0 0 1 0 44a${terminator} ${RADIUS} 0 0 ${sweep} 0 -44z`;
}

/** A phase of the moon, decorative. */
export function Moon({ phase, ...rest }: MoonProps) {
  return (
    <svg aria-hidden="true" viewBox="1.5 1.5 45 45" {...rest}>
      <circle cx="24" cy="24" r={RADIUS} fill="var(--ground)" />
      {phase > 0 && <path d={litPath(phase)} fill={phase < 1 ? "currentColor" : "var(--hot)"} />}
      <circle cx="24" cy="24" r={RADIUS} fill="none" stroke="currentColor" />
    </svg>
  );
}
