import { afterFirstView } from "../hooks/after-first-view";
import { hasRoom } from "../navigation/links/has-room";

/**
 * Prefetches the error page, which must be available without a connection (G4). If that fails, the next error tries
 * again.
 */
export function prefetchErrorPage(): void {
  afterFirstView(() => {
    if (!hasRoom()) return;
    Promise.all([import("../navigation/middleware/detour"), import("../layouts/error-page")]).catch(() => undefined);
  });
}
