/** Path of the worker's file: `.mjs`, because hosts keep each `.js` for ever. */
export const OFFLINE_WORKER = "/offline-worker.mjs";

/** Begins of paths that it leaves alone: those of the CMS, and of the page that shows drafts. */
export const NOT_OFFLINE = ["/admin", "/api", "/cms-api", "/media", "/mock", "/_next", "/preview"];

/** Prefix of the names of its caches (`PREFIX` of the plugin's store). */
export const OFFLINE_STORES = "offline-";
