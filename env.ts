/** Settings that a build of the site reads from its environment. Nothing of them reaches the browser by itself. */
import { z } from "zod";
import { faultOfId } from "./src/analytics/services";

const DEFAULT_URL = "http://localhost:3000";

const address = z
  .url({ protocol: /^https?$/, error: "give an address that begins with http:// or https://" })
  .transform((url) => url.replace(/\/+$/, ""))
  .default(DEFAULT_URL);

const PICTURE_FORMATS = ["auto", "webp", "avif"] as const;

const formats = z
  .string()
  .default("avif,webp")
  .transform((list) => list.split(",").map((format) => format.trim()))
  .pipe(z.array(z.enum(PICTURE_FORMATS, { error: `give one or more of ${PICTURE_FORMATS.join(", ")}, with commas` })));

const PROVIDERS = ["yandex-metrica", "ga4", "plausible", "none"] as const;

const settings = z.object({
  /** Base of any server that speaks the contract, without `/api`. */
  API_URL: address,
  /**
   * Bearer token, for an API that requires one. The publisher gives its builds one, so that they get the content to be
   * published.
   */
  API_TOKEN: z.string().optional(),
  /** Address of the site for visitors: canonical addresses, sitemap, feed. */
  SITE_URL: address,
  /** Formats that pictures are made in, the best first: `avif,webp`. */
  PICTURE_FORMATS: formats,
  /** Whether visited pages open offline; `off` unregisters the service worker on the visitors' devices (X14). */
  SERVICE_WORKER: z.enum(["on", "off"], { error: 'give "on" or "off"' }).default("on"),
  /** IndexNow key, which proves the ownership of the site to search engines: the build serves it at `/<key>.txt`. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "give 8 to 128 Latin letters, digits and hyphens")
    .optional(),
  /** Gatsby ignores values that it does not understand; gatsby-config.ts has the default. */
  GATSBY_CPU_COUNT: z
    .string()
    .regex(/^(?:[1-9]\d*|(?:logical|physical)_cores)$/, "give a number of processors: 3")
    .optional(),
  /** Port of `gatsby develop`. */
  DEVELOP_PORT: z.coerce.number({ error: "give a port from 1 to 65535" }).int().min(1).max(65_535).default(8000),
  /** Analytics service (F7). */
  ANALYTICS_PROVIDER: z.enum(PROVIDERS, { error: `give one of ${PROVIDERS.join(", ")}` }).default("none"),
  /** Counter, measurement id or domain, as the service calls it. */
  ANALYTICS_ID: z.string().default(""),
  /** The service's script at another address: hosted by oneself, or behind a proxy. */
  ANALYTICS_SCRIPT_URL: z
    .url({ protocol: /^https?$/, error: "give an address that begins with http:// or https://" })
    .optional(),
});

const schema = settings.superRefine((given, context) => {
  const message = faultOfId(given);
  if (message) context.addIssue({ code: "custom", path: ["ANALYTICS_ID"], message });
});

export type Env = z.infer<typeof schema>;

/**
 * @param source variables, as in `process.env`; empty ones count as missing
 * @throws Error that lists every bad setting with how to fix it
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name} is "${source[name] ?? ""}": ${issue.message}`;
  });
  throw new Error(`Settings of the site are wrong. Fix them in the environment or in .env:\n${faults.join("\n")}`);
}
