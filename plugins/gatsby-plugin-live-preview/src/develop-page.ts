/** The page of the preview while the site is developed. */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { SCRIPT_FILE } from "./build-client";
import { QUERIES_FILE, type PageQueries } from "./queries-file";

/** As much of Gatsby's Express server as is needed here. */
export interface DevelopServer {
  get(
    path: string,
    answer: (request: unknown, response: DevelopResponse, next: (error: unknown) => void) => void,
  ): void;
}

interface DevelopResponse {
  type(name: string): DevelopResponse;
  send(body: string): void;
  json(body: object): void;
}

interface DevelopedPage {
  /** Folder of the site. */
  readonly root: string;
  readonly path: string;
  /** The page queries as they are now: they change with their components. */
  readonly queries: () => PageQueries;
}

/** Answers for the page, which Gatsby would send without its script, and for its queries. */
export async function serveDevelopedPage(server: DevelopServer, { root, path, queries }: DevelopedPage): Promise<void> {
  const document = join(root, ".cache", "develop-html", "index.html");
  // Gatsby would send those of the last build, which lie where it looks first.
  await rm(join(root, "public", path, QUERIES_FILE), { force: true });
  server.get(`${path}/${QUERIES_FILE}`, (_, response) => response.json(queries()));
  server.get(path, (_, response, next) => {
    const script = `<script src="${path}/${SCRIPT_FILE}"></script>`;
    readFile(document, "utf8").then(
      (html) => response.type("html").send(html.replace("</head>", `${script}</head>`)),
      next,
    );
  });
}
