/** Stands in the bundles for modules that are not used: see stand-ins.ts. */
export {};
