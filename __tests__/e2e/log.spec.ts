/** The server's log of all other journeys (X10); runs after them. */
import { readFile } from "node:fs/promises";
import { expect, test } from "./journey";

/** Shorter words occur in a log for many reasons. */
const SHORTEST = 6;
const WRITTEN = ["name", "org", "vacancy", "speaker", "email", "phone", "description", "address", "fileName"] as const;
const PAGE = 100;

test("X10: the log is JSON, and nothing that a visitor or an editor typed stands in it", async ({ request }) => {
  const log = await readFile(process.env.LOG_FILE ?? "", "utf8");
  const lines = log.trim().split("\n");
  expect(lines.length).toBeGreaterThan(1000);
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);

  // Of queries that failed the values would be what was typed.
  expect(lines.filter((line) => line.includes("params: "))).toEqual([]);

  const account = { email: process.env.ADMIN_EMAIL ?? "", password: process.env.ADMIN_PASSWORD ?? "" };
  const login = await request.post("/cms-api/users/login", { data: account });
  const { token } = (await login.json()) as { token: string };
  const headers = { Authorization: `JWT ${token}` };
  const typed = new Set<string>([account.email, account.password]);
  let [page, more] = [1, true];
  while (more) {
    const answer = await request.get(`/cms-api/enquiries?depth=0&limit=${PAGE}&page=${page}`, { headers });
    const { docs, hasNextPage } = (await answer.json()) as { docs: Record<string, unknown>[]; hasNextPage: boolean };
    for (const enquiry of docs) {
      for (const field of WRITTEN) {
        const text = enquiry[field];
        if (typeof text === "string" && text.length >= SHORTEST) typed.add(text);
      }
    }
    [page, more] = [page + 1, hasNextPage];
  }
  expect(typed.size).toBeGreaterThan(20);
  expect([...typed].filter((text) => log.includes(text) || log.includes(JSON.stringify(text).slice(1, -1)))).toEqual(
    [],
  );
});
