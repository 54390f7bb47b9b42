"use client";

import { ago } from "../../releases/admin/ago";
import { useDeskReleases } from "./releases-context";
import { sayIn } from "./say";

/** Which release visitors see, and since when; nothing before the first. */
export function LiveRelease({ language }: { language: string }) {
  const say = sayIn(language);
  const { status } = useDeskReleases();
  const live = status?.releases.find(({ state }) => state === "live");
  if (!status || !live?.liveAt) return null;
  return (
    <p>
      {say("release")} {live.id}, {say("live")} {ago(live.liveAt, status.now, language)}
    </p>
  );
}
