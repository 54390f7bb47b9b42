/** Settings of what is brought to, or lies in, a bucket of S3 or of a storage that speaks like it: releases, backups, files. */
import { z } from "zod";

const endpoint = z
  .url({ protocol: /^https?$/, error: "must be an address like https://storage.example.com" })
  .optional();

export const BUCKET_SETTINGS = {
  RELEASE_TARGET: z
    .string()
    .regex(/^(?:s3:\/\/[\w.-]+(?:\/\S*)?|(?!s3:)\S.*)$/, "must be s3://bucket/prefix, or a command")
    .optional(),
  BACKUP_TARGET: z
    .string()
    .regex(/^(?:s3:\/\/[\w.-]+(?:\/\S*)?|(?!s3:).+)$/, "must be a folder, or s3://bucket/prefix")
    .optional(),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^s3:\/\/[\w.-]+(?:\/\S*)?$/, "must be s3://bucket/prefix")
    .optional(),
  // The variables that all tools of S3 read; ../publisher/bucket.ts takes them from the environment.
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_ENDPOINT_URL: endpoint,
  AWS_ENDPOINT_URL_S3: endpoint,
};

type Values = z.infer<z.ZodObject<typeof BUCKET_SETTINGS>> & { DATABASE_URL?: string | undefined };

const KEYS = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"] as const;

/** Says what each bucket lacks: without it the first release, backup or picture would fail, and not the start. */
export function refuseHalfBucket(values: Values, { addIssue }: z.RefinementCtx): void {
  const missing = KEYS.filter((key) => !values[key]);
  for (const name of ["RELEASE_TARGET", "BACKUP_TARGET", "MEDIA_S3_BUCKET"] as const) {
    const refuse = (message: string) => addIssue({ code: "custom", path: [name], message });
    const target = values[name];
    if (!target?.startsWith("s3://")) continue;
    if (missing.length > 0) refuse(`${target} needs ${missing.join(" and ")}: set what the storage gave you`);
    // There a picture whose file could not be sent is taken back with its row.
    if (name === "MEDIA_S3_BUCKET" && !values.DATABASE_URL?.startsWith("postgres")) {
      refuse("needs PostgreSQL: set DATABASE_URL to one");
    }
  }
}
