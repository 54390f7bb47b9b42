"use client";

import { PopupList, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { useSaveAndSchedule } from "./use-save-and-schedule";
import { useTexts } from "../use-texts";

/** In the menu of a form that has something unsaved: Payload offers to schedule in that of Publish what is saved alone. */
export function ScheduleItem() {
  const { hasPublishPermission } = useDocumentInfo();
  const isModified = useFormModified();
  const saveAndSchedule = useSaveAndSchedule();
  const { t } = useTexts();
  if (!hasPublishPermission || !isModified) return null;
  return <PopupList.Button onClick={() => void saveAndSchedule()}>{t("admin:saveAndSchedule")}</PopupList.Button>;
}
