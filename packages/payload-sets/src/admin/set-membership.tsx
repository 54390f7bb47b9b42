"use client";

import { toast, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { callApi, callForMessage } from "payload-kit/admin/call-api";
import { entryAddress } from "payload-kit/admin/entry-address";
import { useApi } from "payload-kit/admin/use-api";
import surface from "payload-kit/admin/surface.module.css";
import styles from "./set-membership.module.css";
import { useTexts } from "../use-texts";

interface NamedSet {
  id: number;
  name: string;
}

/** In the form of an entry (X12): the set that it is in, or the way into one that is in preparation. */
export function SetMembership() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const list = collectionSlug ?? globalSlug ?? "";
  const isSaved = globalSlug !== undefined || id !== undefined;
  if (!isSaved) return null;
  const entry = collectionSlug ? String(id) : "";
  return <Membership key={`${list} ${entry}`} list={list} id={entry} />;
}

interface EntryProps {
  /** Slug of a collection or a global. */
  list: string;
  /** Empty for a global. */
  id: string;
}

function Membership({ list, id }: EntryProps) {
  const api = useApi();
  const { sets, refresh } = useSetsOf({ list, id });
  const { t } = useTexts();
  if (!sets) return null;
  if (sets.set) {
    return (
      <p className={styles.set}>
        {t("sets:inSet")}{" "}
        <q>
          <a href={entryAddress({ list: "sets", id: String(sets.set.id) })}>{sets.set.name}</a>
        </q>
      </p>
    );
  }

  async function add(set: string) {
    const path = set === ALONE ? ALONE : `${set}/add`;
    const call = { method: "POST", body: { list, id } } as const;
    const fault = await callForMessage(api(`/sets/${path}`), call, t("sets:didNotWork"));
    if (fault !== undefined) toast.error(fault);
    refresh();
  }

  return <AddToSet open={sets.open} onAdd={(set) => void add(set)} />;
}

/** In place of a set's id: one is made of the entry alone. */
const ALONE = "alone";

interface AddToSetProps {
  open: readonly NamedSet[];
  onAdd: (set: string) => void;
}

/** Arrow keys change the choice in some browsers already: it is the button that acts. */
function AddToSet({ open, onAdd }: AddToSetProps) {
  const [chosen, choose] = useState("");
  const { t } = useTexts();
  return (
    <div className={styles.add}>
      <select
        className={surface.small}
        aria-label={t("sets:addTo")}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t("sets:addTo")}</option>
        <option value={ALONE}>{t("sets:alone")}</option>
        {open.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {chosen && (
        <button type="button" className={surface.small} onClick={() => onAdd(chosen)}>
          {t("sets:add")}
        </button>
      )}
    </div>
  );
}

interface SetsOfEntry {
  /** The set in preparation that has the entry. */
  set: NamedSet | null;
  /** All sets in preparation. */
  open: readonly NamedSet[];
}

/** The sets that concern an entry, fetched again after each save. */
function useSetsOf({ list, id }: EntryProps) {
  const { lastUpdateTime } = useDocumentInfo();
  const [sets, setSets] = useState<SetsOfEntry>();
  const [asked, setAsked] = useState(0);
  const address = useApi()(`/sets/of?${new URLSearchParams({ list, id })}`);
  useEffect(() => {
    const abort = new AbortController();
    // The form can do without.
    void callApi<SetsOfEntry>(address, { signal: abort.signal }).then((result) => result.ok && setSets(result.body));
    return () => abort.abort();
  }, [address, lastUpdateTime, asked]);
  return { sets, refresh: () => setAsked((times) => times + 1) };
}
