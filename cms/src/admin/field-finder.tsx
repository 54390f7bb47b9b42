"use client";

import { useConfig, useDocumentDrawerContext, useDocumentInfo } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { FIELD_PARAMETER, WITHIN_PARAMETER } from "payload-kit/admin/entry-path";
import { useWayToField } from "payload-kit/admin/use-way-to-field";
import { useTexts } from "../use-texts";

/** Brings the form to the field that its address names, a new one to its title, and the cursor into it; see entry-path.ts. */
export function FieldFinder() {
  const parameters = useSearchParams();
  const title = useTitleOfNew();
  const { drawerSlug } = useDocumentDrawerContext();
  // The address is that of the page, not of a form in a drawer.
  const path = drawerSlug ? null : (parameters.get(FIELD_PARAMETER) ?? title);
  const within = parameters.get(WITHIN_PARAMETER) ?? "";
  const { t } = useTexts();
  const way = useWayToField(t("admin:fieldMissing"));
  const goTo = useEffectEvent((place: Parameters<NonNullable<typeof way>>[0]) => way?.(place));
  const hasForm = way !== undefined;

  useEffect(() => (path && hasForm ? goTo({ path, within }) : undefined), [hasForm, path, within]);
  return null;
}

function useTitleOfNew(): string | undefined {
  const { id, collectionSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const list = collectionSlug && id === undefined ? getEntityConfig({ collectionSlug }) : undefined;
  // A file is titled by itself.
  return list?.upload ? undefined : list?.admin.useAsTitle;
}
