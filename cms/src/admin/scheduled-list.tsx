import type { BeforeListTableServerProps } from "payload";
import { scheduledEntries } from "../releases/scheduled";
import { ScheduledEntries } from "./scheduled-entries";

/** Above a list: which of its entries go on or off the site at a time that somebody has set. */
export async function ScheduledList({ payload, i18n, collectionConfig, user }: BeforeListTableServerProps) {
  const entries = await scheduledEntries({ payload, i18n, user: user ?? null }, { list: collectionConfig.slug });
  return <ScheduledEntries entries={entries} />;
}
