/** A module of others that the bundles get ours in place of. */
export interface StandIn {
  /** What is asked for, in the words of the import or as the path of the file. */
  request: RegExp;
  /** Our file, below src/runtime. */
  file: string;
  /** A file that asks for it, or the module itself, from the root of the project: a test sees that it is still so. */
  seenIn: string;
}

const NOTHING = "nothing.ts";
const GATSBY = "node_modules/gatsby";

/** In the pages as they are made and in the browser. */
export const STAND_INS: readonly StandIn[] = [
  {
    // It writes to the tab's storage in every frame of a scroll, and has no switch (gatsbyjs/gatsby#26878, #27308).
    request: /^gatsby-react-router-scroll$/,
    file: "no-scroll-handler.ts",
    seenIn: `${GATSBY}/cache-dir/production-app.js`,
  },
];

/** In the browser, also while the site is developed. */
export const BROWSER_STAND_INS: readonly StandIn[] = [
  {
    // It waits for a frame before it tells of another address, and knows patterns of addresses that nobody has.
    request: /^@gatsbyjs\/reach-router$/,
    file: "router/router.tsx",
    seenIn: `${GATSBY}/cache-dir/production-app.js`,
  },
  {
    // Each of its links is six components and an observer.
    request: /^gatsby-link$/,
    file: "router/link.tsx",
    seenIn: `${GATSBY}/cache-dir/navigation.js`,
  },
  {
    // Nobody's scripts are loaded by Gatsby's Script; its server side asks for the module.
    request: /^gatsby-script$/,
    file: NOTHING,
    seenIn: `${GATSBY}/cache-dir/gatsby-browser-entry.js`,
  },
  {
    request: /internal-plugins[\\/]partytown[\\/]gatsby-browser/,
    file: NOTHING,
    seenIn: `${GATSBY}/dist/internal-plugins/partytown/gatsby-browser.js`,
  },
];

/** In the browser only, where the site has been built. */
export const BUILD_STAND_INS: readonly StandIn[] = [
  {
    // There is no service worker to register.
    request: /^\.\/register-service-worker$/,
    file: NOTHING,
    seenIn: `${GATSBY}/cache-dir/production-app.js`,
  },
  {
    // React reads no propTypes any more.
    request: /^prop-types$/,
    file: "no-prop-types.ts",
    seenIn: `${GATSBY}/cache-dir/page-renderer.js`,
  },
];
