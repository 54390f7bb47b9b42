import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Wrapper that Gatsby's router renders around every page. */
const PAGE = "#gatsby-focus-wrapper";

// Boundaries report the errors that they catch; uncaught ones reach watchErrors like those outside React.
const OPTIONS = { onCaughtError: () => undefined };

/**
 * Hydrates the page as a transition, so that no task of it is long and it yields to input. Gatsby's own hydration is
 * one task. A page that the server has not rendered is rendered here.
 */
export function hydrate(element: ReactElement, container: Element): void {
  if (!container.querySelector(PAGE)) {
    createRoot(container, OPTIONS).render(element);
    return;
  }
  startTransition(() => {
    hydrateRoot(container, element, OPTIONS);
  });
}
