"use client";

import { useConfig, useDocumentInfo, useDocumentTitle } from "@payloadcms/ui";
import { useEffect } from "react";
import { entryTitle, localeCodes } from "../entry-titles";

/** Heads an entry that is not translated yet by its title in another language: Payload would head it by its number. */
export function Heading() {
  const { id, collectionSlug } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { config, getEntityConfig } = useConfig();
  const field = collectionSlug && getEntityConfig({ collectionSlug })?.admin.useAsTitle;
  const address = `${config.routes.api}/${collectionSlug}/${id}?locale=all&depth=0&draft=true`;
  const isUntitled = id !== undefined && title === String(id);

  useEffect(() => {
    if (!isUntitled || !field) return;
    const abort = new AbortController();
    fetch(address, { signal: abort.signal })
      .then((answer) => answer.json())
      .then((doc: unknown) => setDocumentTitle(entryTitle(doc, field, localeCodes(config))))
      // Without it the number stays.
      .catch(() => undefined);
    return () => abort.abort();
  }, [address, config, field, isUntitled, setDocumentTitle]);
  return null;
}
