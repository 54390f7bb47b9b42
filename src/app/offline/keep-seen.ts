/** Reports to the service worker what the visitor has seen, so that it opens offline (X14, docs/decisions/0138). */
import { savesData } from "../../hooks/save-data";
import { OFFLINE_STORES, OFFLINE_WORKER } from "./offline-worker";

declare global {
  /** Setting of the build. */
  const __SERVICE_WORKER__: "on" | "off";
}

const GONE = new Set([404, 410]);

/**
 * Unregisters a worker whose file has gone from the host: browsers themselves would keep it.
 * @returns whether it is gone, with all of its caches
 */
async function leaveIfGone(registration: ServiceWorkerRegistration): Promise<boolean> {
  const answer = await fetch(OFFLINE_WORKER, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (!answer || !GONE.has(answer.status)) return false;
  await registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_STORES));
  await Promise.all(names.map((name) => caches.delete(name)));
  return true;
}

/** @returns whether there is a worker */
async function register(): Promise<boolean> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration("/");
  const isGone = await known?.update().then(
    () => false,
    () => leaveIfGone(known),
  );
  if (isGone) return false;
  await serviceWorker.register(OFFLINE_WORKER, { updateViaCache: "none" });
  await serviceWorker.ready;
  return true;
}

/** Posts to the current worker: a new one may replace the first while a tab is open. */
async function tellWorker(message: object): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  registration?.active?.postMessage(message);
}

function reportFiles(): void {
  const report = (entries: readonly PerformanceEntry[]) => {
    const own = entries.flatMap(({ name }) => {
      const { origin, pathname } = new URL(name);
      return origin === window.location.origin ? [pathname] : [];
    });
    if (own.length > 0) void tellWorker({ files: own });
  };
  new PerformanceObserver((list) => report(list.getEntries())).observe({ type: "resource", buffered: true });
}

let begun: Promise<boolean> | undefined;

async function begin(): Promise<boolean> {
  // It costs the bytes of a page that has already come as data, and storage on the device.
  if (__SERVICE_WORKER__ === "off" || !("serviceWorker" in navigator) || savesData()) return false;
  const hasWorker = await register().catch(() => false);
  if (hasWorker) reportFiles();
  return hasWorker;
}

/** A page has been seen; its address without the query. The first view is over. */
export async function keepSeen(pathname: string): Promise<void> {
  begun ??= begin();
  if (await begun) await tellWorker({ page: pathname });
}
