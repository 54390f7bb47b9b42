/** In the bundles in place of the browser side of gatsby-plugin-react-i18next: see gatsby-node.ts. */
export {};
