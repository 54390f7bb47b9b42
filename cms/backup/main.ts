/** The process of a nightly backup, a child of the CMS: `node --import tsx cms/backup/main.ts`. */
import { reportBackup } from "payload-backup/process";
import { readEnv } from "../src/env";
import { installationOf } from "./installation";

await reportBackup(installationOf(readEnv()));
