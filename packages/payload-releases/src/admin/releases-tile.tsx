"use client";

import { useState } from "react";
import { AdminLink } from "payload-kit/admin/admin-link";
import { Tile } from "payload-kit/admin/tile";
import { ago } from "payload-kit/moments";
import { momentOf, standingFailure } from "../entry-state";
import type { ReleaseNote } from "../status";
import { useTexts } from "../use-texts";
import { callForMessage } from "payload-kit/admin/call-api";
import { useApi } from "payload-kit/admin/use-api";
import styles from "./releases-tile.module.css";
import { useReleases } from "./use-releases";

const SHOWN = 4;

const canBePutBack = ({ isKept, state }: ReleaseNote) => isKept && (state === "replaced" || state === "rolled-back");

/**
 * Widget of the last releases: why the last one failed, with a link to the field (X4), and a way back to each of those before
 * (A6).
 */
export function ReleasesTile() {
  const { t, i18n } = useTexts();
  const { status, refresh } = useReleases();
  const api = useApi();
  const [said, setSaid] = useState("");
  const releases = status?.releases.slice(0, SHOWN) ?? [];
  const failure = status && standingFailure(status.releases);
  const [place] = failure?.places ?? [];

  async function ask(path: string, done = "") {
    setSaid((await callForMessage(api(`/releases/${path}`), { method: "POST" }, t("releases:failed"))) ?? done);
    refresh();
  }

  return (
    <Tile
      title={t("releases:plural")}
      state={failure ? "alarm" : status ? "calm" : "reading"}
      act={{ to: "/collections/releases", label: t("releases:tile.all") }}
    >
      {!status && <p>{t("general:loading")}</p>}
      {status && releases.length === 0 && <p>{t("releases:tile.none")}</p>}
      {failure && (
        <p role="alert">
          {t("releases:lastFailed")} {failure.reason}{" "}
          {place && (
            <AdminLink to={place}>{t(place.field ? "releases:tile.toField" : "releases:tile.toEntry")}</AdminLink>
          )}
        </p>
      )}
      {failure && place && (
        // Visitors keep what they see of the entry at fault.
        <button
          type="button"
          title={t("releases:tile.publishWithoutHelp")}
          onClick={() => void ask(`${failure.id}/publish-without`)}
        >
          {t("releases:tile.publishWithout")}
        </button>
      )}
      <ol className={styles.releases}>
        {releases.map((release) => (
          <li key={release.id}>
            <span>
              <b>{release.id}</b> {t(`releases:state.${release.state}`)}
              {status && `, ${ago(momentOf(release), status.now, i18n.language)}`}
            </span>
            {canBePutBack(release) && (
              <button
                type="button"
                onClick={() => {
                  if (window.confirm(t("releases:putBackSure")))
                    void ask(`${release.id}/roll-back`, t("releases:isBack"));
                }}
              >
                {t("releases:tile.putBack")} {release.id}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p role="status">{said}</p>
    </Tile>
  );
}
