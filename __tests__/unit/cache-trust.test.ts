import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { NodePluginArgs, ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "../../gatsby-node";

test("whoever starts Gatsby takes the note away that says its cache can be trusted (A6)", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "trust-test-"));
  const note = path.join(directory, ".cache", "trust.json");
  await mkdir(path.dirname(note));
  await writeFile(note, "{}");
  const store = { getState: () => ({ program: { directory } }) };
  const args = { store } as unknown as ParentSpanPluginArgs & NodePluginArgs;
  await onPreInit?.(args, { plugins: [] }, () => undefined);
  expect(existsSync(note)).toBe(false);
  await rm(directory, { recursive: true });
});
