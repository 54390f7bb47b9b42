import type { PropsWithChildren, ReactNode } from "react";

/**
 * Stands in the bundles for Gatsby's scroll handler (gatsby-react-router-scroll): see stand-ins.ts.
 * Places are kept by keep-scroll.ts, for which there is nothing to be done around the pages.
 */
export function ScrollContext({ children }: PropsWithChildren): ReactNode {
  return children;
}

/**
 * Gatsby hands this on to pages.
 * @throws Error always: an element that scrolls for itself has to remember for itself
 */
export function useScrollRestoration(identifier: string): never {
  throw new Error(
    `Gatsby's useScrollRestoration("${identifier}") is not in the bundle. See src/runtime/keep-scroll.ts.`,
  );
}
