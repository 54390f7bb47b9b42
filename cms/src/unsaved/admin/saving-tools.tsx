"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import { StaleSave } from "../../conflicts/admin/stale-save";
import { UnsavedWords } from "./unsaved-words";

/** Form tools against lost changes: unsaved ones, and those that other users have saved since (A5). */
export function SavingTools() {
  const { data } = useDocumentInfo();
  const latest = typeof data?.updatedAt === "string" ? data.updatedAt : undefined;
  const [taken, setTaken] = useState<{ since: string | undefined; over: string | undefined }>();
  // A restored draft is based on the version of its own time, until the form is saved.
  const since = taken?.over === latest && taken ? taken.since : latest;
  return (
    <>
      <StaleSave since={since} />
      <UnsavedWords since={since} onTake={(began) => setTaken({ since: began ?? latest, over: latest })} />
    </>
  );
}
