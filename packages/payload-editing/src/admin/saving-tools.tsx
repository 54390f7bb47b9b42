"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import { StaleSave } from "./stale-save";
import { UnsavedWords } from "./unsaved-words";
import { useCreateOnce } from "./use-create-once";

interface SavingToolsProps {
  /** Field with the name of the user who saved an entry last. */
  savedBy?: string;
}

/** Form tools against lost changes: unsaved ones, those that other users have saved since, and an entry that is made twice. */
export function SavingTools({ savedBy }: SavingToolsProps) {
  useCreateOnce();
  const { data } = useDocumentInfo();
  const latest = typeof data?.updatedAt === "string" ? data.updatedAt : undefined;
  const [taken, setTaken] = useState<{ since: string | undefined; over: string | undefined }>();
  // A restored draft is based on the version of its own time, until the form is saved.
  const since = taken?.over === latest && taken ? taken.since : latest;
  return (
    <>
      <StaleSave since={since} savedBy={savedBy} />
      <UnsavedWords since={since} onTake={(began) => setTaken({ since: began ?? latest, over: latest })} />
    </>
  );
}
