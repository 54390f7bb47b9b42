import type { ComponentProps } from "react";

/**
 * Stands in the bundles for Gatsby's link (gatsby-link): see stand-ins.ts. Links are plain, and followed by
 * src/runtime/links.
 */
export function Link({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

/** Gatsby hands this on to pages. */
export function navigate(to: string, options?: { state?: object; replace?: boolean }): void {
  window.___navigate(to, options);
}

/** The parts of an address of the site, with their marks. */
export function parsePath(path: string): Record<"pathname" | "search" | "hash", string> {
  const { pathname, search, hash } = new URL(path, window.location.origin);
  return { pathname, search, hash };
}

const asItIs = (path: string) => path;

export { asItIs as withPrefix, asItIs as withAssetPrefix };
