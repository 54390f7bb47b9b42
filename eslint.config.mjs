import js from "@eslint/js";
import { createTypeScriptImportResolver } from "eslint-import-resolver-typescript";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** The rooms of the site, from the top down. */
const SITE_ROOMS = [
  ...["app", "templates", "layouts", "sections", "popups", "search", "forms", "ui"],
  ...["seo", "navigation", "errors", "analytics", "i18n", "hooks", "site", "styles"],
];

/** Of `packages/payload-*`. */
const PAYLOAD_PLUGINS = [
  ...["accounts", "backup", "desk", "editing", "monitoring"],
  ...["preview", "publish-gate", "releases", "sets", "translations"],
];

/** The plugins that one knows beside payload-kit. */
const KNOWS = { sets: ["releases"] };

/**
 * Which room may import from which (the arrows go one way): each row forbids `target` to import `from`.
 * The rooms are told in CONTRIBUTING.md.
 */
const closedDoors = [
  {
    target: ["./__tests__", "./cms", "./contract", "./demo", "./packages", "./plugins", "./scripts", "./src"],
    from: "./bench",
    message: "Measurements are imported by nothing.",
  },
  {
    target: "./bench",
    from: ["./__tests__/**", "./cms/__tests__/**", "./{packages,plugins}/*/__tests__/**"],
    message: "Measurements import no tests.",
  },
  {
    target: "./contract",
    from: ["./cms", "./demo", "./packages", "./src", "./plugins", "./scripts"],
    message: "The contract imports nothing of ours.",
  },
  { target: "./src", from: ["./cms", "./demo"], message: "Site and CMS meet in the contract only." },
  // Its tests may say that both make the same of an entry.
  { target: "./cms/!(__tests__)/**", from: "./src", message: "Site and CMS meet in the contract only." },
  {
    target: "./packages",
    from: ["./{src,contract,demo,plugins,scripts}/**", "./cms/!(node_modules)/**"],
    message: "A package knows nothing of this site.",
  },
  {
    target: "./packages/payload-kit",
    from: "./packages/payload-!(kit)/**",
    message: "What plugins share knows none of them.",
  },
  ...PAYLOAD_PLUGINS.map((name) => ({
    target: `./packages/payload-${name}`,
    from: `./packages/payload-!(${["kit", name, ...(KNOWS[name] ?? [])].join("|")})/**`,
    message: "A plugin knows payload-kit alone: it is given the rest as an option.",
  })),
  {
    target: "./plugins",
    from: ["./cms", "./demo", "./src"],
    message: "A plugin knows the contract and other plugins only.",
  },
  ...SITE_ROOMS.slice(1).map((room, at) => ({
    target: `./src/${room}`,
    from: SITE_ROOMS.slice(0, at + 1).map((above) => `./src/${above}`),
    message: "Imports go down only: see CONTRIBUTING.md.",
  })),
  { target: "./src/layouts", from: "./src/sections", message: "Layouts do not know sections." },
];

export default tseslint.config(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/.next/",
      "**/.cache/",
      "public/",
      "releases/",
      "data/",
      "coverage/",
      "test-results/",
      // Samples to be measured: each is a project of its own, in the dialect of its framework.
      "bench/peers/*/",
      "src/gatsby-types.d.ts",
      "cms/src/payload-types.ts",
      "cms/src/migrations/",
      "**/importMap.js",
      "**/next-env.d.ts",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { "import-x": importX },
    settings: { "import-x/resolver-next": [createTypeScriptImportResolver({ noWarnOnMultipleProjects: true })] },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: closedDoors }],
      "import-x/no-cycle": ["error", { maxDepth: 6 }],
      "import-x/no-duplicates": "error",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-console": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  { ...jsxA11y.flatConfigs.strict, files: ["src/**/*.tsx"] },
  // Of sound alone a transcript is asked (WCAG 1.2.1), and it stands below; captions of an <audio> are shown nowhere.
  { files: ["src/sections/content-blocks/radio-player.tsx"], rules: { "jsx-a11y/media-has-caption": "off" } },
  { files: ["**/*.{ts,tsx}"], plugins: { "react-hooks": reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^@future-native/contract$",
              message:
                "It brings the schema library into the visitor's bundle; import @future-native/contract/locales, /form-rules or /search, or a type.",
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  {
    files: ["src/sections/*/**/*.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "ImportDeclaration[source.value=/^\\.\\.\\/(?!\\.\\.)/]",
          message: "A section never imports a section.",
        },
      ],
    },
  },
  {
    // gtag.js takes commands as arguments objects only.
    files: ["src/analytics/adapters/ga4.ts"],
    rules: { "prefer-rest-params": "off" },
  },
  { files: ["**/*.mjs", "**/*.js"], languageOptions: { globals: { process: "readonly", console: "readonly" } } },
  {
    files: ["deploy/cloudflare/*.mjs"],
    languageOptions: {
      globals: { URL: "readonly", fetch: "readonly", Request: "readonly", Response: "readonly", Headers: "readonly" },
    },
  },
  {
    files: ["**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: { module: "writable", require: "readonly" } },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
