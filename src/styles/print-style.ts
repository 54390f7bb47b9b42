import type { CSSProperties } from "react";

declare global {
  /** Put in by gatsby-node.ts: the address of the site without a trailing slash. */
  const __SITE_URL__: string;
}

export type PrintStyle = CSSProperties & Record<"--site-url", string>;

/** What print.css cannot know: links of the site name paths, and paper has no address that they would belong to (X2). */
export const printStyle = (): PrintStyle => ({ "--site-url": JSON.stringify(__SITE_URL__) });
