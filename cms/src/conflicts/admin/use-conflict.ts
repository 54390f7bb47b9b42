import { useDocumentInfo, useForm, useLocale } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { BASED_ON, CONFLICT_PATH, type Conflict } from "../protocol";
import { useBasedOn } from "./use-based-on";

export type ConflictState =
  { readonly state: "none" | "failed" } | { readonly state: "shown" | "saving"; readonly conflict: Conflict };

interface ConflictTool {
  shown: ConflictState;
  /** Saves the form over the newer version, which stays among the versions. */
  keepMine(): void;
  /** Saves the form as a version, and then brings the newer one back. */
  takeTheirs(): void;
  close(): void;
}

const NONE: ConflictState = { state: "none" };

/** Compares the form with what was saved in the meantime when its save is refused for that. */
export function useConflict(since: string | undefined): ConflictTool {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { getData, submit } = useForm();
  const { code: locale } = useLocale();
  const [shown, setShown] = useState(NONE);
  const { isRefused, accept } = useBasedOn(since);

  const compare = useEffectEvent(() =>
    ask({ collection: collectionSlug, global: globalSlug, id, locale, data: getData() }),
  );
  const acceptIt = useEffectEvent(accept);
  useEffect(() => {
    if (!isRefused) return;
    void compare().then((answer) => {
      setShown(answer);
      acceptIt();
    });
  }, [isRefused]);

  const entry = `/cms-api/${globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`}`;
  async function saveOver(updatedAt: string): Promise<boolean> {
    const action = `${entry}?locale=${locale}&depth=0&fallback-locale=null&draft=true`;
    const method = globalSlug ? "POST" : "PATCH";
    const overrides = { _status: "draft", [BASED_ON]: updatedAt };
    const saved = await submit({ action, method, overrides, skipValidation: true });
    return saved?.res.ok === true;
  }
  async function act(takesTheirs: boolean): Promise<void> {
    if (shown.state !== "shown") return;
    const { conflict } = shown;
    setShown({ state: "saving", conflict });
    // Another save won the race: compare again.
    if (!(await saveOver(conflict.updatedAt))) return setShown({ state: "shown", conflict });
    if (!takesTheirs) return setShown(NONE);
    const restored = globalSlug
      ? await draftOfVersion(globalSlug, conflict.version, locale)
      : await fetch(`/cms-api/${collectionSlug}/versions/${conflict.version}?draft=true`, { method: "POST" });
    if (!restored.ok) return setShown({ state: "failed" });
    window.location.reload();
  }
  return {
    shown,
    keepMine: () => void act(false),
    takeTheirs: () => void act(true),
    close: () => setShown(NONE),
  };
}

/** Saves a version of a global as its draft. Payload would put what it restores of one on the site. */
async function draftOfVersion(slug: string, version: number, locale: string): Promise<Response> {
  const query = `locale=${locale}&depth=0&fallback-locale=null`;
  const read = await fetch(`/cms-api/globals/${slug}/versions/${version}?${query}`);
  if (!read.ok) return read;
  const { version: theirs } = (await read.json()) as { version: object };
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ ...theirs, _status: "draft" });
  return fetch(`/cms-api/globals/${slug}?draft=true&${query}`, { method: "POST", headers, body });
}

async function ask(question: object): Promise<ConflictState> {
  try {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(`/cms-api${CONFLICT_PATH}`, { method: "POST", headers, body: JSON.stringify(question) });
    if (answer.ok) return { state: "shown", conflict: (await answer.json()) as Conflict };
  } catch (error) {
    console.warn(error);
  }
  return { state: "failed" };
}
