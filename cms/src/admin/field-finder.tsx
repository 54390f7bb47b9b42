"use client";

import { useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { FIELD_PARAMETER, WITHIN_PARAMETER } from "./entry-address";
import { useMakingRoom } from "./make-room";
import { goToField } from "./show-field";

/** Brings the form to the field that its address names, and the cursor into it; see entry-address.ts. */
export function FieldFinder() {
  const parameters = useSearchParams();
  const path = parameters.get(FIELD_PARAMETER);
  const within = parameters.get(WITHIN_PARAMETER) ?? "";
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const makeRoom = useEffectEvent(useMakingRoom());

  useEffect(() => {
    const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug && getEntityConfig({ globalSlug });
    return path && entity ? goToField(entity.fields, { path, within }, () => makeRoom()) : undefined;
  }, [collectionSlug, getEntityConfig, globalSlug, path, within]);
  return null;
}
