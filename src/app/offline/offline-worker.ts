/** Path of the worker's file: `.mjs`, because hosts cache each `.js` for ever. */
export const OFFLINE_WORKER = "/offline-worker.mjs";

/** Prefixes of paths that it does not handle: those of the CMS, and of the page that shows drafts. */
export const NOT_OFFLINE = ["/admin", "/api", "/cms-api", "/media", "/mock", "/_next", "/preview"];

/** Prefix of the names of its caches (`PREFIX` of the plugin's store). */
export const OFFLINE_STORES = "offline-";
