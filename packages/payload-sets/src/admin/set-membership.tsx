"use client";

import { PopupList, toast, useDocumentInfo } from "@payloadcms/ui";
import { useEffect } from "react";
import { AdminLink } from "payload-kit/admin/admin-link";
import { callForMessage } from "payload-kit/admin/call-api";
import { useApi } from "payload-kit/admin/use-api";
import { useFetched } from "payload-kit/admin/use-fetched";
import { PANEL } from "../protocol";
import styles from "./set-membership.module.css";
import { useTexts } from "../use-texts";

interface NamedSet {
  id: number;
  name: string;
}

/** Above the form of an entry (X12): the set that it is in. */
export function SetMembership() {
  const { sets } = useSetsOf(useEntry());
  const { t } = useTexts();
  if (!sets?.set) return null;
  return (
    <p className={styles.set}>
      {t("sets:inSet")}{" "}
      <q>
        <AdminLink to={`/collections/sets/${sets.set.id}${PANEL}`}>{sets.set.name}</AdminLink>
      </q>
    </p>
  );
}

/** In place of a set's id: one is made of the entry alone. */
const ALONE = "alone";

/** In the menu of an entry that is in no set: those in preparation, and one of its own. */
export function AddToSet() {
  const entry = useEntry();
  const { sets, refresh } = useSetsOf(entry);
  const api = useApi();
  const { t } = useTexts();
  if (!sets || sets.set) return null;

  async function add(path: string) {
    const call = { method: "POST", body: entry } as const;
    const fault = await callForMessage(api(`/sets/${path}`), call, t("sets:didNotWork"));
    if (fault !== undefined) toast.error(fault);
    refresh();
  }

  return (
    <>
      <PopupList.GroupLabel label={t("sets:addTo")} />
      <PopupList.Button onClick={() => void add(ALONE)}>{t("sets:alone")}</PopupList.Button>
      {sets.open.map(({ id, name }) => (
        <PopupList.Button key={id} onClick={() => void add(`${id}/add`)}>
          {name}
        </PopupList.Button>
      ))}
    </>
  );
}

interface Entry {
  /** Slug of a collection or a global. */
  list: string;
  /** Empty for a global. */
  id: string;
}

/** The entry of the form; undefined until it is saved. */
function useEntry(): Entry | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (globalSlug !== undefined) return { list: globalSlug, id: "" };
  return id === undefined ? undefined : { list: collectionSlug ?? "", id: String(id) };
}

interface SetsOfEntry {
  /** The set in preparation that has the entry. */
  set: NamedSet | null;
  /** All sets in preparation. */
  open: readonly NamedSet[];
}

/** The menu of a form is elsewhere in the page. */
const CHANGED = "sets:changed";

/** The sets that concern an entry, fetched again after each save and when it was added to one. */
function useSetsOf(entry: Entry | undefined) {
  const { lastUpdateTime } = useDocumentInfo();
  const address = useApi()(`/sets/of?${new URLSearchParams({ ...entry })}`);
  const { body: sets, refresh } = useFetched<SetsOfEntry>(entry ? address : "", lastUpdateTime);
  useEffect(() => {
    document.addEventListener(CHANGED, refresh);
    return () => document.removeEventListener(CHANGED, refresh);
  }, [refresh]);
  return { sets, refresh: () => document.dispatchEvent(new Event(CHANGED)) };
}
