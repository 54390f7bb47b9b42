/**
 * Cache of the worker on the visitor's device: responses with status 200 to GET requests of the site's own origin
 * without cookies, and only those pages that the visitor has seen.
 */
import type { KeptPage } from "./words";

const PREFIX = "offline-";
const SINCE = "X-Kept-Since";
const TITLE = "X-Kept-Title";
const STYLE = "X-Kept-Style";
/** An answer that is older is not given any more. */
const LONGEST = 30 * 24 * 3600 * 1000;
const CODE = /___webpackCompilationHash="([\da-f]{20})"/;
/** Scripts and preloaded fonts in the markup of a page. */
const FILE = /\s(?:src|href)="(\/[^"/]+[-.][\da-f]{16,}\.js|\/static\/[^"]+\.woff2)"/g;

/** Paths below which or at which each kind of answer lies, and how many of them are kept. */
const LIMITS = { pages: 50, data: 60, files: 500 } as const;
type Kind = keyof typeof LIMITS;

export interface KeptAnswer {
  answer: Response;
  /** When it was fetched, in milliseconds since 1970. */
  since: number;
}

export interface Store {
  /** Caches a page, its data and its scripts; deletes it if the site does not have it any more. */
  keepPage: (path: string) => Promise<void>;
  /** Caches files that are named by their content. */
  keepFiles: (paths: readonly string[]) => Promise<void>;
  find: (kind: Kind, path: string) => Promise<KeptAnswer | undefined>;
  /** Paths of what is kept, the last one first. */
  list: (kind: Kind) => Promise<string[]>;
  pages: () => Promise<KeptPage[]>;
}

/** @param version what other versions have kept is removed by `removeOthers` */
export function openStore(version: string): Store {
  const open = (kind: Kind) => caches.open(nameOf(kind, version));

  async function keep(kind: Kind, path: string, answer: Response, more: Record<string, string> = {}): Promise<void> {
    const cache = await open(kind);
    const headers = new Headers({ ...Object.fromEntries(answer.headers), ...more, [SINCE]: String(Date.now()) });
    // The body is read already decoded.
    for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
    await cache.delete(path);
    await cache.put(path, new Response(await answer.blob(), { headers }));
    const all = await cache.keys();
    await Promise.all(all.slice(0, -LIMITS[kind]).map((old) => cache.delete(old)));
  }

  async function keepFiles(paths: readonly string[]): Promise<void> {
    for (const path of new Set(paths)) {
      if (await find("files", path)) continue;
      const answer = await load(path);
      if (answer) await keep("files", path, answer);
    }
  }

  async function find(kind: Kind, path: string): Promise<KeptAnswer | undefined> {
    const answer = await (await open(kind)).match(path);
    const since = Number(answer?.headers.get(SINCE));
    return answer && Date.now() - since < LONGEST ? { answer, since } : undefined;
  }

  async function list(kind: Kind): Promise<string[]> {
    const requests = await (await open(kind)).keys();
    return requests.map(({ url }) => new URL(url).pathname).toReversed();
  }

  return {
    async keepPage(path) {
      const answer = await load(path, "no-cache");
      if (!answer) {
        // Without a connection it stays.
        if (answer === null) await (await open("pages")).delete(path);
        return;
      }
      const html = await answer.clone().text();
      const code = CODE.exec(html)?.[1];
      if (code === undefined) return;
      const data = `/page-data/${code}${path === "/" ? "" : path}/page-data.json`;
      for (const part of [data, "/page-data/app-data.json"]) {
        const found = await load(part);
        if (found) await keep("data", part, found);
      }
      await keepFiles([...html.matchAll(FILE)].map(([, file = ""]) => file));
      await keep("pages", path, answer, {
        [TITLE]: encodeURIComponent(titleOf(html)),
        [STYLE]: encodeURIComponent(styleOf(html)),
      });
    },
    keepFiles,
    find,
    list,
    async pages() {
      const found = (await list("pages")).map(async (path) => {
        const page = await find("pages", path);
        const read = (name: string) => decodeURIComponent(page?.answer.headers.get(name) ?? "");
        return page ? [{ path, title: read(TITLE), style: read(STYLE) }] : [];
      });
      return (await Promise.all(found)).flat();
    },
  };
}

const nameOf = (kind: string, version: string) => `${PREFIX}${version}-${kind}`;

/** Removes what was kept. @param version whose own stays; all goes without one */
export async function removeOthers(version?: string): Promise<void> {
  const own = version === undefined ? [] : Object.keys(LIMITS).map((kind) => nameOf(kind, version));
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !own.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** @returns null where the site has no such thing, undefined where there is no connection or the server has failed */
async function load(path: string, cache: RequestCache = "default"): Promise<Response | null | undefined> {
  const answer = await fetch(path, { cache, credentials: "omit" }).catch(() => undefined);
  if (!answer || answer.status >= 500) return undefined;
  return answer.status === 200 && answer.type === "basic" && !answer.redirected ? answer : null;
}

const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? "";

/** The style sheet that the head of a page has of its own, such as a site's own colours. */
const styleOf = (html: string) => /<style data-gatsby-head="true">([^<]*)/.exec(html)?.[1] ?? "";
