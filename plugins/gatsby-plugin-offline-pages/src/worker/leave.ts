/** The kill switch: a worker that takes its predecessor, all that this has kept, and itself from the visitor's device. */
import { removeOthers } from "./store";

declare const self: ServiceWorkerGlobalScope;

export function leave(): void {
  self.addEventListener("install", () => void self.skipWaiting());
  self.addEventListener("activate", (event) => {
    event.waitUntil(Promise.all([removeOthers(), self.registration.unregister()]));
  });
}
