import { lazy } from "react";

/**
 * Stands in the browser's bundle for the component of this name of src/seo: see stand-ins.ts. Nothing draws a head before
 * draw-head.ts has come, and Gatsby puts it into the document once it is whole.
 */
export const PageHead = lazy(async () => ({
  default: (await import(/* webpackChunkName: "head" */ "../../seo/page-head")).PageHead,
}));
