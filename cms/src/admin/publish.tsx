"use client";

import { ConfigProvider, PublishButton, useConfig } from "@payloadcms/ui";
import { useMemo } from "react";
import { useTexts } from "../use-texts";

/** Payload's Publish, whose schedule goes by the time zone of the editor's machine and names it. */
export function Publish() {
  const { config } = useConfig();
  const { language } = useTexts().i18n;
  const inOwnZone = useMemo(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const own = { label: [nameOfZone(language, "long"), nameOfZone(language, "short")].join(", "), value: timeZone };
    const timezones = { defaultTimezone: timeZone, supportedTimezones: [own] };
    return { ...config, admin: { ...config.admin, timezones } };
  }, [config, language]);
  return (
    <ConfigProvider config={inOwnZone}>
      <PublishButton />
    </ConfigProvider>
  );
}

const nameOfZone = (language: string, timeZoneName: "long" | "short") =>
  new Intl.DateTimeFormat(language, { timeZoneName })
    .formatToParts(new Date())
    .find(({ type }) => type === "timeZoneName")?.value;
