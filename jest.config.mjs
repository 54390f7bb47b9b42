/**
 * Unit, component and rules tests; those of the CMS and of its plugins are Vitest's (cms/vitest.config.ts), except for components
 * (`*.test.tsx`), and journeys in a browser are Playwright's (playwright.config.ts). Rare faults, other hosts and
 * whole builds are `*.long.test.ts`, for `npm run test:long` (`__tests__/support/test-length.ts`).
 */
const isLong = process.env.TEST_LENGTH === "long";
const rare = isLong ? [] : ["\\.long\\.test\\."];

const shared = {
  transform: { "^.+\\.(?:[cm]?[jt]sx?)$": "<rootDir>/__tests__/support/babel-transform.cjs" },
  // These are published as ES modules, Gatsby's in part.
  transformIgnorePatterns: [
    "node_modules/(?!(?:gatsby|gatsby-script|gatsby-link|@payloadcms/translations|gatsby-plugin-react-i18next|p-limit|yocto-queue)/)",
  ],
  moduleNameMapper: {
    "/use-texts$": "<rootDir>/cms/__tests__/support/use-texts.ts",
    "/use-api$": "<rootDir>/cms/__tests__/support/use-api.ts",
    "\\.module\\.css$": "<rootDir>/__tests__/support/css-module.cjs",
    "\\.css$": "<rootDir>/__tests__/support/css-module.cjs",
    // The contract's sources, so that a test needs no build.
    "^@future-native/contract$": "<rootDir>/contract/src/index.ts",
    "^@future-native/contract/(.*)$": "<rootDir>/contract/src/$1",
  },
  testPathIgnorePatterns: ["/node_modules/", "/e2e/", "/fixtures/", "/support/", ...rare],
  modulePathIgnorePatterns: ["<rootDir>/public/", "<rootDir>/releases/", "<rootDir>/.cache/", "<rootDir>/cms/.next/"],
};

export default {
  // Ends what hangs, and measures nothing: on a busy machine a database and a whole CMS take minutes to start.
  testTimeout: 600_000,
  projects: [
    {
      ...shared,
      displayName: "site",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/{__tests__,cms,packages,plugins}/**/*.test.tsx"],
      setupFiles: ["<rootDir>/__tests__/support/gatsby-globals.ts"],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/testing-library.ts"],
    },
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      // Of the long form alone.
      ...(isLong && { globalSetup: "<rootDir>/cms/__tests__/support/bundle-scripts.ts" }),
      testMatch: [
        "<rootDir>/{__tests__,bench,contract,demo,plugins}/**/*.test.ts",
        "<rootDir>/packages/!(payload-*)/**/*.test.ts",
      ],
    },
  ],
};
