"use client";

import { useConfig, useDocumentInfo, useDocumentTitle } from "@payloadcms/ui";
import { useEffect } from "react";
import { entryTitle, localeCodes } from "../entry-titles";
import { useFetched } from "./use-fetched";

/** Heads an entry that is not translated yet by its title in another language: Payload would head it by its number. */
export function Heading() {
  const { id, collectionSlug } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { config, getEntityConfig } = useConfig();
  const field = collectionSlug && getEntityConfig({ collectionSlug })?.admin.useAsTitle;
  const address = `${config.routes.api}/${collectionSlug}/${id}?locale=all&depth=0&draft=true`;
  const isUntitled = Boolean(field) && id !== undefined && title === String(id);
  // Without it the number stays.
  const { body: doc } = useFetched<{ id?: unknown }>(isUntitled ? address : "");

  useEffect(() => {
    if (isUntitled && doc?.id === id) setDocumentTitle(entryTitle(doc, field, localeCodes(config)));
  }, [config, doc, field, id, isUntitled, setDocumentTitle]);
  return null;
}
