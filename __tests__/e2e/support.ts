/** Helpers for all journeys: addresses of the built site and faults of a page. */
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { endpointPath, endpoints, LOCALES, type Locale } from "@future-native/contract";
import { inTurn } from "../support/test-length";

export interface SitePage {
  path: string;
  locale: Locale;
}

/** Address of the API: the site's own server by default; another one when the site is served without the CMS. */
const API_URL = process.env.API_URL ?? "";

const FORMS = ["/contacts/brief", "/contacts/job", "/contacts/speaker"];
const SCREENS = ["", "/about", "/blog", "/career", "/cases", "/contacts", ...FORMS, "/privacy"];

/** Every address that the content of the API makes (N1–N10), in every locale. */
export async function sitePages(request: APIRequestContext): Promise<SitePage[]> {
  const read = async (path: string): Promise<unknown> => (await request.get(API_URL + path)).json();
  const jobs = endpoints.jobs.answer.parse(await read("/api/jobs"));
  const posts = endpoints.blogPosts.answer.parse(await read("/api/blog"));
  const pages = LOCALES.map(async (locale) => {
    const cases = endpoints.cases.answer.parse(await read(endpointPath("cases", { lang: locale.code })));
    const inner = [
      ...SCREENS,
      ...cases.map(({ alias }) => `/cases/${alias}`),
      ...jobs.filter(({ title }) => title[locale.code] !== null).map(({ id }) => `/career/${id}`),
      ...posts.map(({ alias }) => `/blog/${alias}`),
    ];
    return inner.map((path) => ({ path: `${locale.prefix}${path}` || "/", locale }));
  });
  return (await Promise.all(pages)).flat();
}

/** A kind of page, with one address of that kind in each locale. */
export const SCREENS_BY_KIND = {
  home: () => "",
  about: () => "/about",
  cases: () => "/cases",
  case: ({ alias }) => `/cases/${alias}`,
  career: () => "/career",
  vacancy: ({ job }) => `/career/${job}`,
  contacts: () => "/contacts",
  brief: () => "/contacts/brief",
  application: () => "/contacts/job",
  invitation: () => "/contacts/speaker",
  blog: () => "/blog",
  article: ({ post }) => `/blog/${post}`,
  privacy: () => "/privacy",
  search: () => "/search",
  "not-found": () => "/no-such-page",
} as const satisfies Record<string, (first: FirstEntries) => string>;

export type Kind = keyof typeof SCREENS_BY_KIND;

export const KINDS = Object.keys(SCREENS_BY_KIND) as readonly Kind[];

/** Every kind of page in every locale; in the short form in one, another for the next kind. */
export const KINDS_IN_LOCALES = KINDS.flatMap((kind, row) => inTurn(LOCALES, row).map((locale) => ({ kind, locale })));

/** First entries in the lists of a locale. */
interface FirstEntries {
  alias: string;
  job: string;
  post: string;
}

/** @returns the address of a page of that kind */
export async function addressOf(kind: Kind, locale: Locale, request: APIRequestContext): Promise<string> {
  const first = await firstEntries(locale, request);
  return `${locale.prefix}${SCREENS_BY_KIND[kind](first)}` || "/";
}

const known = new Map<string, Promise<FirstEntries>>();

function firstEntries(locale: Locale, request: APIRequestContext): Promise<FirstEntries> {
  const found = known.get(locale.code) ?? readFirstEntries(locale, request);
  known.set(locale.code, found);
  return found;
}

async function readFirstEntries({ code }: Locale, request: APIRequestContext): Promise<FirstEntries> {
  const read = async (path: string): Promise<unknown> => (await request.get(API_URL + path)).json();
  const [cases, jobs, posts] = await Promise.all([
    read(endpointPath("cases", { lang: code })),
    read("/api/jobs"),
    read("/api/blog"),
  ]);
  const [entry] = endpoints.cases.answer.parse(cases);
  const job = endpoints.jobs.answer.parse(jobs).find(({ title }) => title[code] !== null);
  const [post] = endpoints.blogPosts.answer.parse(posts);
  if (!entry || !job || !post) throw new Error(`There is no case, vacancy or article in "${code}" to look at.`);
  return { alias: entry.alias, job: job.id, post: post.alias };
}

/** Opens a page and waits until its buttons answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await expect(page.locator("body")).toHaveClass(/touch-device/);
}

/** Opens a page and waits until the code after the first view has loaded. */
export async function openFully(page: Page, path: string): Promise<void> {
  await open(page, path);
  // The first user interaction.
  await page.mouse.move(200, 200);
  await expect(page.locator("#progress")).toBeAttached();
}

/** Gathers console errors and warnings, exceptions and failed requests of a page from now on. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  page.on("requestfailed", (failed) => {
    const reason = failed.failure()?.errorText ?? "";
    // A prefetch that a navigation makes pointless is cancelled; nothing is wrong with it.
    if (reason !== "net::ERR_ABORTED") faults.push(`failed: ${failed.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}
