/** Access control of the CMS (A4), as documented in the operator's guide. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./journey";
import { asSite, ownEditor } from "./own-editor";

const VERBS = ["create", "read", "update", "delete"] as const;
const ROLES = ["anybody", "editor", "admin"] as const;
type Role = (typeof ROLES)[number];

/** Rows of the guide's table: a collection or global, and the permissions of each role. */
function tableOfGuide(): Record<string, Record<Role, string>> {
  const guide = readFileSync(join(__dirname, "../../docs/operator.md"), "utf8");
  const [, section = ""] = guide.split("## Who may do what");
  const rows = [...section.matchAll(/^\| `([^|]+)` *\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)];
  return Object.fromEntries(
    rows.flatMap(([, names = "", ...cells]) => {
      const [anybody = "", editor = "", admin = ""] = cells.map((cell) => cell.trim());
      return names.split("`, `").map((name) => [name, { anybody, editor, admin }]);
    }),
  );
}

interface Permissions {
  collections?: Record<string, Record<string, unknown>>;
  globals?: Record<string, Record<string, unknown>>;
}

/** Permissions on the running server, in the terms of the guide. */
async function tableOfServer(request: APIRequestContext): Promise<Record<string, string>> {
  const { collections, globals }: Permissions = await (await request.get("/cms-api/access", asSite)).json();
  const entries = Object.entries({ ...collections, ...globals });
  return Object.fromEntries(
    entries.map(([name, granted]) => [name, VERBS.filter((verb) => granted[verb]).join(", ") || "nothing"]),
  );
}

const signInAsEditor = ownEditor("access");

const signIn: Record<Role, (request: APIRequestContext) => Promise<void>> = {
  anybody: async () => undefined,
  editor: (request) => signInAsEditor({ request }),
  admin: async (request) => {
    const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
    expect((await request.post("/cms-api/users/login", { data, ...asSite })).ok()).toBe(true);
  },
};

/** Calls by what they need. */
const METHODS = { read: "GET", update: "PATCH", delete: "DELETE" } as const;

/** Status of a bulk request that changes nothing, because its condition matches no entry. */
async function probe(request: APIRequestContext, name: string, method: string): Promise<number> {
  const query = `/cms-api/${name}?where[id][equals]=-1`;
  const data = method === "PATCH" ? { data: {} } : {};
  return (await request.fetch(query, { method, ...asSite, ...data })).status();
}

for (const role of ROLES) {
  test(`A4: the calls of ${role} are answered as the guide says`, async ({ request }) => {
    await signIn[role](request);
    const isList = ([name]: [string, unknown]) => !/^(?:settings$|page-|payload-)/.test(name);
    for (const [name, roles] of Object.entries(tableOfGuide()).filter(isList)) {
      for (const [verb, method] of Object.entries(METHODS)) {
        const status = await probe(request, name, method);
        expect([name, verb, status]).toEqual([name, verb, roles[role].includes(verb) ? 200 : 403]);
      }
      if (roles[role].includes("create")) continue;
      const made = await request.post(`/cms-api/${name}`, { data: {}, ...asSite });
      expect([name, "create", made.status()]).toEqual([name, "create", 403]);
    }
  });

  test(`A4, X16: ${role} may do what the guide says, and nothing else`, async ({ request }) => {
    await signIn[role](request);
    const documented = Object.entries(tableOfGuide()).map(([name, roles]) => [name, roles[role]]);
    const server = await tableOfServer(request);
    const granted = documented.map(([name = ""]) => [name, server[name] ?? "nothing"]);
    expect(Object.fromEntries(granted)).toEqual(Object.fromEntries(documented));
    // Permissions that the table omits are granted to no one.
    const named = new Set(documented.map(([name]) => name));
    const rest = Object.entries(server).filter(([name, verbs]) => !named.has(name) && verbs !== "nothing");
    expect(rest).toEqual([]);
  });
}

test("A4: an editor changes no settings and runs no jobs, and is told why", async ({ request }) => {
  await signInAsEditor({ request });
  const settings = await request.post("/cms-api/globals/settings", { data: { productName: "Mine" }, ...asSite });
  expect([settings.status(), (await settings.json()).errors[0].message]).toEqual([
    403,
    "You are not allowed to perform this action.",
  ]);
  expect((await request.get("/cms-api/payload-jobs/run", asSite)).status()).toBe(401);
});

test("A4: refusals arrive with their sentence", async ({ request }) => {
  const stranger = await request.get("/cms-api/releases/status", asSite);
  expect([stranger.status(), (await stranger.json()).errors[0].message]).toEqual([401, "Sign in first."]);
});

test("A4: nobody reads all of a collection in one answer", async ({ request }) => {
  await signInAsEditor({ request });
  for (const query of ["limit=0", "limit=-1", "pagination=false", "limit=100000"]) {
    const answer = await request.get(`/cms-api/media?${query}&depth=0`, asSite);
    expect((await answer.json()).limit, query).toBe(500);
  }
});
