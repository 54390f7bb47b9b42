import {
  useAllFormFields,
  useAuth,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { BASED_ON } from "../based-on";
import { drop, hold, keep, keyOf, keysUnder, read, roomNow, watchRoom, type Unsaved } from "./store";

interface Offer extends Unsaved {
  readonly key: string;
  /** Code of its language. */
  readonly locale: string;
}

export interface Began {
  /** The `updatedAt` that the form began with. */
  readonly since: string | undefined;
  /** Called with what a text began with that is put into the form. */
  readonly onTake: (since: string | null) => void;
}

const newForm = () => `${Date.now()}-${Math.random().toString(36).slice(2)}`;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one || null) === JSON.stringify(other || null);

/** Fields that a save sets itself. */
const SET_BY_SAVES: readonly string[] = ["updatedAt", "_status", BASED_ON];

/**
 * Whether an entry already holds the stored changes: the save succeeded, but the form was closed before the response.
 */
const isSaved = (kept: Unsaved["data"], stored: Unsaved["data"]) =>
  Object.entries(kept).every(([name, value]) => SET_BY_SAVES.includes(name) || isEqual(value, stored[name]));

/**
 * Keeps what is written in the form until it is saved, and offers what an earlier form of the entry could not save, in any
 * language, the newest first. `take` puts an offer into the form, unsaved; the form's own values become an offer instead.
 */
export function useUnsaved({ since, onTake }: Began) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { user } = useAuth();
  const { code: locale } = useLocale();
  const { getData, reset, setModified } = useForm();
  const [form] = useState(newForm);
  const prefix = keyOf(user?.id ?? "", collectionSlug ?? "global", globalSlug ?? id ?? "new", "");
  const own = `${prefix}${locale}:${form}`;
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const room = useSyncExternalStore(watchRoom, roomNow, roomNow);
  useKeeping(own, since);

  useEffect(() => hold(own, () => undefined), [own]);
  useEffect(() => {
    const offer = (key: string) => {
      const unsaved = read(key);
      const [code = ""] = key.slice(prefix.length).split(":");
      if (unsaved && code === locale && isSaved(unsaved.data, getData())) return drop(key);
      if (!unsaved) return;
      const found = { ...unsaved, key, locale: code };
      setOffers((others) => [...others, found].sort((a, b) => b.at.localeCompare(a.at)));
    };
    const others = keysUnder(prefix).filter((key) => key !== own);
    const ends = others.map((key) => hold(key, () => offer(key)));
    return () => {
      ends.forEach((end) => end());
      setOffers([]);
    };
  }, [own, prefix, locale, getData]);

  const without = ({ key }: Offer) => setOffers((others) => others.filter((other) => other.key !== key));
  async function take(offer: Offer): Promise<void> {
    const replaced = read(own);
    await reset(offer.data);
    setModified(true);
    onTake(offer.since);
    // The form gives out its former values until it is drawn again.
    keep(own, { at: offer.at, since: offer.since, data: offer.data });
    if (replaced) {
      keep(offer.key, replaced);
      return setOffers((others) => others.map((other) => (other === offer ? { ...offer, ...replaced } : other)));
    }
    drop(offer.key);
    without(offer);
  }
  function discard(offer: Offer): void {
    drop(offer.key);
    without(offer);
  }
  return { offers, room, take, discard };
}

/** Keeps each change of the form under a key, and lets go of it when the form is saved. */
function useKeeping(own: string, since: string | undefined): void {
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const { getData } = useForm();
  const { initialState } = useDocumentInfo();
  const saved = useLastSave();
  const known = useRef(saved);
  const changedIn = useRef<unknown>(undefined);

  const write = useEffectEvent(() => {
    const changed = Object.entries(fields).some(
      ([path, { value, initialValue }]) => path !== BASED_ON && !isEqual(value, initialValue),
    );
    if (changed) changedIn.current = initialState;
    // Payload sets the form back to another state when it is taken over: that undoes nothing, and what was written stays kept.
    else if (changedIn.current !== initialState) return;
    keep(own, { at: new Date().toISOString(), since: since ?? null, data: getData() });
  });
  useEffect(() => {
    if (saved !== undefined && saved !== known.current) {
      drop(own);
      known.current = saved;
    }
    if (isModified) write();
  }, [fields, isModified, own, saved]);
}

/** When this form was last saved, in this tab; undefined where that is not the last that is known. A takeover is no save. */
function useLastSave(): string | undefined {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo();
  const { mostRecentUpdate: update } = useDocumentEvents();
  // The form of a new entry is left before its save is reported.
  if (!globalSlug && id === undefined) return typeof data?.updatedAt === "string" ? data.updatedAt : undefined;
  const isOwn = update?.entitySlug === (globalSlug ?? collectionSlug) && update?.id === id && !update?.drawerSlug;
  return isOwn ? update?.updatedAt : undefined;
}
