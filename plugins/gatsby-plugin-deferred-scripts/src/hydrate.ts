import { startTransition, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** What Gatsby's router makes around every page. */
const PAGE = "#gatsby-focus-wrapper";

// Who catches an error reports it; one that nobody catches goes where one outside React goes, to watchErrors.
const OPTIONS = { onCaughtError: () => undefined };

/**
 * Hydrates the page as a transition, so that no task of it is long and it gives way to whatever the visitor does. Gatsby's
 * own hydration is one task. Where the server has sent no page, it is rendered.
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
