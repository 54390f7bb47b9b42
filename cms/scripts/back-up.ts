/**
 * Makes an archive. Options: `--to <folder or s3://bucket/prefix>` overrides BACKUP_TARGET, `--drill` tests its
 * restore.
 */
import { backUp } from "payload-backup/back-up";
import { areOnOneDisk } from "payload-kit/disk";
import { drill } from "payload-backup/drill";
import { forgetOld } from "payload-backup/storage";
import { installationOf } from "../backup/installation";
import { amountOf, readOptions, runCommand, secondsSince } from "./command";

const { values } = readOptions("npm run backup [-- --to <folder or s3://bucket/prefix>] [--drill]", {
  options: { to: { type: "string" }, drill: { type: "boolean", default: false } },
});

await runCommand({ BACKUP_TARGET: values.to }, async (env) => {
  const started = performance.now();
  const installation = installationOf(env);
  const { archive, size, manifest } = await backUp(installation);
  console.log(`✔ ${archive}, ${(size / 1e6).toFixed(1)} MB, ${secondsSince(started)}\n  ${amountOf(manifest)}`);
  for (const file of manifest.missing) console.log(`  ${file} is named by a row and was not there`);
  if (env.filesBucket)
    console.log(`  Pictures and files of enquiries stay in ${env.filesBucket}; let it keep versions.`);
  if (!manifest.hasSecrets) {
    console.log(
      "  Secrets are left out: set BACKUP_PASSPHRASE to take them along, encrypted. Without them everybody signs in again.",
    );
  }
  if (await areOnOneDisk(env.dataDir, env.backups.target))
    console.log("  It is on the disk of the data, and is lost with it: set BACKUP_TARGET to another disk or a bucket.");
  if (values.drill) {
    const drilled = performance.now();
    await drill(archive, installation);
    console.log(`✔ restored into a temporary folder and compared, ${secondsSince(drilled)}`);
  }
  await forgetOld(installation);
});
