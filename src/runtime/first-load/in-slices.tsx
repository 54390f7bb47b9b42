import { Children, Suspense, type ReactNode } from "react";

/**
 * Lets React take over its children one by one when it hydrates what the server has sent (G5). All at once, a long page
 * is one task of a length that a slow phone's frames do not have.
 */
export function InSlices({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <Suspense>{child}</Suspense>);
}
