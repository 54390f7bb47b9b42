import type { CSSProperties } from "react";

declare global {
  /** Put in by gatsby-node.ts: the address of the site without a trailing slash. */
  const __SITE_URL__: string;
}

export type PrintStyle = CSSProperties & Record<"--site-url", string>;

/** Origin of the site for print.css: links are relative, and paper has no base address (X2). */
export const printStyle = (): PrintStyle => ({ "--site-url": JSON.stringify(__SITE_URL__) });
