/**
 * First script of every page, in place of Gatsby's own entry: its parts are run one after the other with a pause between
 * them, so that none of them is a long task on a slow phone.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ "react"),
  () => import(/* webpackMode: "eager" */ "react-dom"),
  () => import(/* webpackMode: "eager" */ "react-dom/client"),
  () => import(/* webpackMode: "eager" */ "../../../gatsby-browser"),
  () => import(/* webpackMode: "eager" */ "../../../.cache/production-app"),
];

/** A task of its own; what is to be painted or answered comes first. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function start(): Promise<void> {
  for (const run of PARTS) {
    await run();
    await pause();
  }
}

void start();
