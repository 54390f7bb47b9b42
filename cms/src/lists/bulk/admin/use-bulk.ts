"use client";

import { useSelection } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { BULK_PATH, MOST_AT_ONCE, type Act, type BulkAnswer, type BulkEntry, type BulkQuestion } from "../protocol";

export type BulkState =
  | { state: "closed" }
  | { state: "looking" | "working" | "failed" | "tooMany"; act: Act }
  | { state: "planned" | "done"; act: Act; entries: readonly BulkEntry[] };

interface Bulk {
  bulk: BulkState;
  /** How many entries are selected, on all pages of the list. */
  count: number;
  open(act: Act): void;
  carryOut(): void;
  close(): void;
}

/** Plan of a bulk action on the selection of a list, then its result. */
export function useBulk(collection: string): Bulk {
  const { count, getQueryParams, selectedIDs, toggleAll } = useSelection();
  const router = useRouter();
  const [bulk, setBulk] = useState<BulkState>({ state: "closed" });

  async function selection(): Promise<number[]> {
    if (count === selectedIDs.length) return selectedIDs.map(Number);
    // "All" of a list is a filter, not ids.
    const rest = new URLSearchParams({ draft: "true", depth: "0", limit: String(MOST_AT_ONCE), "select[id]": "true" });
    const answer = await fetch(`/cms-api/${collection}${getQueryParams()}&${rest}`);
    const { docs } = (await answer.json()) as { docs: { id: number }[] };
    return docs.map(({ id }) => id);
  }

  async function run(act: Act, ids: readonly number[], isTrial: boolean): Promise<void> {
    const question: BulkQuestion = { collection, act, ids, isTrial };
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`/cms-api${BULK_PATH}`, { method: "POST", headers, body: JSON.stringify(question) });
    if (!answer.ok) return setBulk({ state: "failed", act });
    const { entries } = (await answer.json()) as BulkAnswer;
    setBulk({ state: isTrial ? "planned" : "done", act, entries });
  }

  function begin(act: Act, state: "looking" | "working", work: () => Promise<void>) {
    setBulk({ state, act });
    work().catch((error: unknown) => {
      console.warn(error);
      setBulk({ state: "failed", act });
    });
  }

  return {
    bulk,
    count,
    open(act) {
      if (count > MOST_AT_ONCE) return setBulk({ state: "tooMany", act });
      begin(act, "looking", async () => run(act, await selection(), true));
    },
    carryOut() {
      if (bulk.state !== "planned") return;
      const ids = bulk.entries.filter(({ outcome }) => outcome === "done").map(({ id }) => id);
      const others = bulk.entries.filter(({ outcome }) => outcome !== "done").map(({ id }) => id);
      begin(bulk.act, "working", () => run(bulk.act, [...ids, ...others], false));
    },
    close() {
      if (bulk.state === "done" || bulk.state === "failed") {
        toggleAll();
        router.refresh();
      }
      setBulk({ state: "closed" });
    },
  };
}
