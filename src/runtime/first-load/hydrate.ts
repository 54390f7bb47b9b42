import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page in slices, so that no task of it is long: as a transition it gives way to whatever the visitor does.
 * An error that nobody catches goes where one outside React goes, to watchErrors.
 */
export function hydrateInSlices(element: ReactElement, container: Element): void {
  startTransition(() => {
    // Who catches an error reports it.
    hydrateRoot(container, element, { onCaughtError: () => undefined });
  });
}
