export type DatabaseKind = "sqlite" | "postgres";

/** Which database a `DATABASE_URL` means. */
export function databaseKind(url: string): DatabaseKind {
  return url.startsWith("file:") ? "sqlite" : "postgres";
}
