/** Gatsby writes its own entry of the browser's scripts there. */
declare module "*/.cache/production-app";
