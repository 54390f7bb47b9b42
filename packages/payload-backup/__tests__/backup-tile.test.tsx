/** State of backups on the dashboard (X10). */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { BackupTile } from "../src/admin/backup-tile";
import type { BackupOutcome } from "../src/last-backup";

const NOW = "2026-11-25T09:00:00.000Z";
const PROVEN: BackupOutcome = { state: "proven", archive: "a.tar.gz", size: 74_200_000 };

function show(outcome: BackupOutcome, lastProvenAt: string | null = null, isOn = true) {
  const moments = { startedAt: "2026-11-25T03:00:00.000Z", finishedAt: "2026-11-25T03:00:20.000Z", lastProvenAt };
  const last = { ...outcome, ...moments };
  return render(<BackupTile title="Backup" figures={{ isOn, last }} language="en" now={NOW} />).container;
}

test("X10: says when the last one was made, how large it is and that it could be restored", () => {
  expect(show(PROVEN)).toHaveTextContent("Last backup, restored to prove it: 6 hours ago, 74.2 MB.");
  expect(show(PROVEN, null, false)).toHaveTextContent("74.2 MB. Backups at night are switched off");
});

test("X10: says why the last one cannot be relied on, and which one can", () => {
  const reason = "The table users has 1 rows in place of 2.";
  show({ ...PROVEN, state: "unproven", reason }, "2026-11-23T03:00:00.000Z");
  expect(screen.getByRole("alert")).toHaveTextContent(
    `could not be restored: ${reason} The last good one: 2 days ago.`,
  );
});

test("X10: says that there is no good one", () => {
  show({ state: "failed", reason: "There is no room." });
  expect(screen.getByRole("alert")).toHaveTextContent("There is no room. There is no good one yet.");
});
