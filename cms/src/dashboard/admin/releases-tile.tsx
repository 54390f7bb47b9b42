"use client";

import { useState } from "react";
import { ago } from "../../releases/admin/ago";
import { askPublisher } from "../../releases/admin/ask-publisher";
import { TEXTS as RELEASE_TEXTS } from "../../releases/admin/texts";
import type { ReleaseNote } from "../../releases/endpoints";
import { STATE_LABELS } from "../../releases/states";
import { wordsFor } from "../../words";
import { useDeskReleases } from "./releases-context";
import { sayIn } from "./say";
import styles from "./releases-tile.module.css";
import { Tile } from "./tile";

const SHOWN = 4;

const canBePutBack = ({ isKept, state }: ReleaseNote) => isKept && (state === "replaced" || state === "rolled-back");

/** The last releases; one of those before can be put back by one click (A6). */
export function ReleasesTile({ language }: { language: string }) {
  const say = sayIn(language);
  const { status, refresh } = useDeskReleases();
  const [said, setSaid] = useState("");
  const releases = status?.releases.slice(0, SHOWN) ?? [];

  async function putBack({ id }: ReleaseNote) {
    if (!window.confirm(wordsFor(language, RELEASE_TEXTS.putBackSure))) return;
    const fault = await askPublisher(`${id}/roll-back`, wordsFor(language, RELEASE_TEXTS.failed));
    setSaid(fault ?? wordsFor(language, RELEASE_TEXTS.isBack));
    refresh();
  }

  return (
    <Tile
      title={say("releases")}
      state={status ? "calm" : "reading"}
      act={{ href: "/admin/collections/releases", label: say("allReleases") }}
    >
      {!status && <p>{say("reading")}</p>}
      {status && releases.length === 0 && <p>{say("noReleases")}</p>}
      <ol className={styles.releases}>
        {releases.map((release) => (
          <li key={release.id} data-state={release.state}>
            <span>
              <b>{release.id}</b> {wordsFor(language, STATE_LABELS[release.state])}
              {status && `, ${ago(momentOf(release), status.now, language)}`}
            </span>
            {canBePutBack(release) && (
              <button type="button" onClick={() => void putBack(release)}>
                {say("putBack")} {release.id}
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
