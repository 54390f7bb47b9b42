"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { FIELD_PARAMETER, WITHIN_PARAMETER } from "payload-kit/admin/entry-path";
import { useWayToField } from "payload-kit/admin/use-way-to-field";
import { useTexts } from "../use-texts";

/** Brings the form to the field that its address names, and the cursor into it; see entry-path.ts. */
export function FieldFinder() {
  const parameters = useSearchParams();
  const path = parameters.get(FIELD_PARAMETER);
  const within = parameters.get(WITHIN_PARAMETER) ?? "";
  const { t } = useTexts();
  const way = useWayToField(t("admin:fieldMissing"));
  const goTo = useEffectEvent((place: Parameters<NonNullable<typeof way>>[0]) => way?.(place));
  const hasForm = way !== undefined;

  useEffect(() => (path && hasForm ? goTo({ path, within }) : undefined), [hasForm, path, within]);
  return null;
}
