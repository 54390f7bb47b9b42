"use client";

import { ago } from "payload-kit/moments";
import { useDashboardReleases } from "./releases-context";
import { useTexts } from "../../use-texts";

/** Which release visitors see, and since when; nothing before the first. */
export function LiveRelease({ language }: { language: string }) {
  const { t } = useTexts();
  const { status } = useDashboardReleases();
  const live = status?.releases.find(({ state }) => state === "live");
  if (!status || !live?.liveAt) return null;
  return (
    <p>
      {t("desk:release")} {live.id}, {t("desk:live")} {ago(live.liveAt, status.now, language)}
    </p>
  );
}
