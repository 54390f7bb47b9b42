import { fork } from "node:child_process";
import type { Payload } from "payload";
import { claimNight } from "payload-kit/claim-night";
import { UNSETTLED_AWAIT } from "payload-kit/exit-codes";
import { everyDayAt } from "payload-kit/clock";
import { noteBackup, type BackupOutcome } from "./last-backup";

const KEPT_OUTPUT = 2000;

/** A module of Node that calls `reportBackup`. It may be TypeScript, which `tsx` loads. */
export interface BackupProcess {
  readonly module: string;
  readonly cwd: string;
}

/** Backs up every night at a time of day, and proves the archive (X10). Of several instances one does it. */
export function startNightlyBackups(payload: Payload, time: string, process: BackupProcess): void {
  everyDayAt(time, (moment) => {
    backUpTonight(payload, moment, () => backUpInProcess(process)).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: "The nightly backup could not be begun; it is tried again in a day." }),
    );
  });
}

/**
 * Makes the backup of a night, unless it is made already: by another instance.
 * @returns undefined when this one does not make it
 */
export async function backUpTonight(
  payload: Payload,
  now: Date,
  make: () => Promise<BackupOutcome>,
): Promise<BackupOutcome | undefined> {
  if (!(await claimNight(payload, "backup", now))) return undefined;
  const outcome = await make();
  await noteBackup(payload, outcome, now.toISOString());
  if (outcome.state === "proven") payload.logger.info({ msg: `Backed up and proven: ${outcome.archive}` });
  else payload.logger.error({ msg: `The nightly backup has ${WHAT[outcome.state]}: ${outcome.reason}` });
  return outcome;
}

const WHAT = { unproven: "been made, and cannot be restored", failed: "failed" } as const;

/** Packing takes the processor for a while: visitors and editors are answered by another process meanwhile. */
export function backUpInProcess(process: BackupProcess): Promise<BackupOutcome> {
  const child = fork(/* turbopackIgnore: true */ process.module, [], {
    cwd: process.cwd,
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let outcome: BackupOutcome | undefined;
  let output = "";
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_OUTPUT));
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  child.on("message", (message) => (outcome = message as BackupOutcome));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ state: "failed", reason: error.message }));
    child.once("close", (code, signal) => {
      if (outcome) resolve(outcome);
      else if (code === UNSETTLED_AWAIT) resolve(backUpInProcess(process));
      else resolve({ state: "failed", reason: `The process ended with ${signal ?? code}. ${output}` });
    });
  });
}
