import type { BeforeListTableServerProps } from "payload";
import { scheduledEntries } from "../scheduled";
import { ScheduledEntries } from "./scheduled-entries";

/** Schedules of a collection, above its list. */
export async function ScheduledList({ payload, i18n, collectionConfig, user }: BeforeListTableServerProps) {
  const entries = await scheduledEntries({ payload, i18n, user: user ?? null }, { list: collectionConfig.slug });
  return <ScheduledEntries entries={entries} />;
}
