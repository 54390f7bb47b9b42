"use client";

import { PopupList } from "@payloadcms/ui";
import { useTexts } from "../use-texts";
import { useCheckEvent } from "./use-gate";

/** In the menu of a form: opens what is wrong with it, were it published now. */
export function CheckItem() {
  const { t } = useTexts();
  const event = useCheckEvent();
  return (
    <PopupList.Button onClick={() => document.dispatchEvent(new Event(event))}>{t("gate:check")}</PopupList.Button>
  );
}
