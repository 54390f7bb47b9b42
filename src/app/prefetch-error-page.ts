import { afterFirstView } from "../hooks/after-first-view";
import { hasRoom } from "../navigation/links/has-room";

/** What shows an error has to be there when the connection is not (G4). Where it fails to load, the next error tries again. */
export function prefetchErrorPage(): void {
  afterFirstView(() => {
    if (!hasRoom()) return;
    Promise.all([import("../navigation/middleware/detour"), import("../layouts/error-page")]).catch(() => undefined);
  });
}
