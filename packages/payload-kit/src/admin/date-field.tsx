"use client";

import { DateTimeField, useTranslation } from "@payloadcms/ui";
import type { DateFieldClientProps } from "payload";

/** Payload's date field, whose calendar is named in the user's language: without that its buttons, days and times are in English. */
export function DateField({ field, ...props }: DateFieldClientProps) {
  const { t } = useTranslation();
  const [next, previous] = [t("general:next"), t("general:previous")];
  const overrides = {
    ...{ timeCaption: t("general:time"), chooseDayAriaLabelPrefix: "", monthAriaLabelPrefix: "" },
    ...{ nextMonthButtonLabel: next, nextMonthAriaLabel: next },
    ...{ previousMonthButtonLabel: previous, previousMonthAriaLabel: previous },
  };
  const admin = Object.assign({}, field.admin, { date: Object.assign({}, field.admin?.date, { overrides }) });
  return <DateTimeField {...props} field={{ ...field, admin }} />;
}
