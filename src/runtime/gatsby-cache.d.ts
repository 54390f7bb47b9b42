/** Gatsby writes its own entry of the browser's scripts there. */
declare module "*/.cache/production-app";

declare module "*/.cache/head/head-export-handler-for-browser" {
  /** A hook in spite of its name: keeps the head of the document as the page wants it. */
  export function headHandlerForBrowser(page: import("./late-head/head-page").HeadPage): void;
}
