/**
 * The tests of the CMS and of its plugins (`packages/payload-*`), in one process with it: Payload is loaded once a worker, and each
 * file opens a database of its own (`__tests__/support/test-cms.ts`). Components of the admin are Jest's: `*.test.tsx`, see jest.config.mjs.
 */
import { configDefaults, defineConfig } from "vitest/config";
import { IS_LONG } from "../__tests__/support/test-length";

/** Stated of both databases, and it depends on which one it is: transactions, locks, SQL of ours. */
const OF_BOTH = ["__tests__/**/*.databases.test.ts"];
const OF_PLUGINS = "../packages/payload-*/__tests__/**/*.test.ts";
const OF_POSTGRES = "__tests__/**/*.postgres.test.ts";
/** Stated of both, but by Payload's own calls alone: on PostgreSQL in the long form. */
const OF_BOTH_BY_PAYLOAD = [
  "__tests__/{alts,changed-entries,changes-alone,sets,sets-put-back,versions}.test.ts",
  "__tests__/accounts/{audit-log,second-factor}.test.ts",
  "__tests__/dashboard/figures.test.ts",
  "__tests__/translations/{board,exchange,machine-drafts}.test.ts",
];

interface Project {
  name: "sqlite" | "postgres";
  include: string[];
  exclude?: string[];
  /** In `__tests__/support`. */
  setup: string;
}

const project = ({ name, include, exclude = [], setup }: Project) => ({
  extends: true as const,
  test: {
    ...{ name, include, globalSetup: [`__tests__/support/${setup}.ts`] },
    // Rare faults: see jest.config.mjs.
    exclude: [...configDefaults.exclude, ...exclude, ...(IS_LONG ? [] : ["**/*.long.test.ts"])],
  },
});

export default defineConfig({
  root: import.meta.dirname,
  test: {
    globals: true,
    pool: "forks",
    poolOptions: { forks: { isolate: false, minForks: 1, maxForks: 2 } },
    setupFiles: ["__tests__/support/fresh-modules.ts", "__tests__/support/password-hashes.ts"],
    // Migrations are bundled with the adapter, and run in production alone.
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    // Ends what hangs, and measures nothing: on a busy machine a database and a whole CMS take minutes to start.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      project({
        ...{ name: "sqlite", setup: "bundle-scripts", exclude: [OF_POSTGRES] },
        include: ["__tests__/**/*.test.ts", OF_PLUGINS],
      }),
      project({
        ...{ name: "postgres", setup: "postgres-for-tests" },
        include: [...OF_BOTH, OF_POSTGRES, ...(IS_LONG ? OF_BOTH_BY_PAYLOAD : [])],
      }),
    ],
  },
});
