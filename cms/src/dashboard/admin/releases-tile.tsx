"use client";

import { useState } from "react";
import { ago } from "payload-kit/moments";
import { askPublisher } from "payload-releases/admin/ask-publisher";
import type { ReleaseNote } from "payload-releases/status";
import { useDashboardReleases } from "./releases-context";
import styles from "./releases-tile.module.css";
import { Tile } from "./tile";
import { useTexts } from "../../use-texts";

const SHOWN = 4;

const canBePutBack = ({ isKept, state }: ReleaseNote) => isKept && (state === "replaced" || state === "rolled-back");

/** The last releases; one of those before can be put back by one click (A6). */
export function ReleasesTile({ language }: { language: string }) {
  const { t } = useTexts();
  const { status, refresh } = useDashboardReleases();
  const [said, setSaid] = useState("");
  const releases = status?.releases.slice(0, SHOWN) ?? [];

  async function putBack({ id }: ReleaseNote) {
    if (!window.confirm(t("releases:putBackSure"))) return;
    const fault = await askPublisher(`${id}/roll-back`, t("releases:failed"));
    setSaid(fault ?? t("releases:isBack"));
    refresh();
  }

  return (
    <Tile
      title={t("desk:releases")}
      state={status ? "calm" : "reading"}
      act={{ href: "/admin/collections/releases", label: t("desk:allReleases") }}
    >
      {!status && <p>{t("desk:reading")}</p>}
      {status && releases.length === 0 && <p>{t("desk:noReleases")}</p>}
      <ol className={styles.releases}>
        {releases.map((release) => (
          <li key={release.id} data-state={release.state}>
            <span>
              <b>{release.id}</b> {t(`releases:state.${release.state}`)}
              {status && `, ${ago(momentOf(release), status.now, language)}`}
            </span>
            {canBePutBack(release) && (
              <button type="button" onClick={() => void putBack(release)}>
                {t("desk:putBack")} {release.id}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p role="status">{said}</p>
    </Tile>
  );
}

const momentOf = ({ liveAt, finishedAt, startedAt, createdAt }: ReleaseNote) =>
  liveAt ?? finishedAt ?? startedAt ?? createdAt;
