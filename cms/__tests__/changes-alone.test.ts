/** A5: releases, schedules and sets change entries too; an editor who writes alone meets no conflict for it. */
import { createWays } from "./support/changes-by-itself";
import { provideCms } from "./support/test-cms";
import { showView } from "payload-releases/state";

const cms = provideCms({ content: "demo" });

// Nothing is built: a fake publisher reports a successful build.
const shownAs = { result: "shown", folder: "shown", hash: "f".repeat(64), pages: 3, timings: {} } as const;

test("A5: an entry that changes by itself is no conflict for an editor who writes alone, and keeps its earlier addresses", async () => {
  showView.value = async () => shownAs;
  const { formerAliases, saveAlone } = createWays(cms.payload, await cms.signIn());
  const alone = await saveAlone();
  expect(Object.entries(alone).filter(([, statuses]) => statuses.some((status) => status !== 200))).toEqual([]);
  expect(Object.keys(alone)).toHaveLength(14);
  expect(await formerAliases()).toEqual([expect.stringMatching(/^alone-/), expect.stringMatching(/^renamed-\d/)]);
});
