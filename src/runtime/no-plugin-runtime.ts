/** Stands in the bundles for the browser side of gatsby-plugin-react-i18next: see stand-ins.ts. */
export {};
