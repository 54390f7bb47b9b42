"use client";

import { useState } from "react";
import { entryAddress } from "../../admin/entry-address";
import { standingFailure } from "../../releases/entry-state";
import { TEXTS as RELEASE_TEXTS } from "../../releases/admin/texts";
import { wordsFor } from "../../words";
import type { Failures } from "../failures";
import { askPublisher } from "../../releases/admin/ask-publisher";
import { useDeskReleases } from "./releases-context";
import { sayIn } from "./say";
import styles from "./failed-tile.module.css";
import { Tile } from "./tile";

interface FailedTileProps {
  failures: Failures;
  language: string;
}

const MAILS = `/admin/collections/enquiries?${new URLSearchParams({ "where[or][0][and][0][mail][equals]": "failed" })}`;

/** What failed and why, with the way to the field (X4): the last release, publications at a set time, mails of enquiries. */
export function FailedTile({ failures: { mails, schedules }, language }: FailedTileProps) {
  const say = sayIn(language);
  const { status, refresh } = useDeskReleases();
  const release = status && standingFailure(status.releases);
  const count = (release ? 1 : 0) + schedules.length + mails;
  const [place] = release?.places ?? [];
  return (
    <Tile
      title={say("failed")}
      state={count > 0 ? "alarm" : status ? "calm" : "reading"}
      figure={count}
      act={actFor({ hasRelease: Boolean(release), mails })}
    >
      {count === 0 && <p>{say(status ? "failedCalm" : "reading")}</p>}
      {release && (
        <p role="alert" className={styles.reason}>
          {wordsFor(language, RELEASE_TEXTS.lastFailed)} {release.reason}{" "}
          {place && <a href={entryAddress(place)}>{say(place.field ? "toField" : "toEntry")}</a>}
        </p>
      )}
      {release && place && <PublishWithout id={release.id} language={language} onDone={refresh} />}
      {schedules.map((entry) => (
        <p key={`${entry.list} ${entry.id}`} className={styles.reason}>
          <a href={entryAddress(entry)}>{entry.title}</a> {say("scheduleFailed")}. {entry.reason}
        </p>
      ))}
      {mails > 0 && (
        <p>
          {say("mailsFailed")}: {mails}.
        </p>
      )}
    </Tile>
  );

  function actFor({ hasRelease, mails }: { hasRelease: boolean; mails: number }) {
    if (hasRelease) return { href: "/admin/collections/releases", label: say("toReleases") };
    return mails > 0 ? { href: MAILS, label: say("sendAgain") } : undefined;
  }
}

interface PublishWithoutProps {
  /** Of the release that failed. */
  id: number;
  language: string;
  onDone: () => void;
}

/** Publishes what waits behind the entry at fault; visitors keep what they see of it. */
function PublishWithout({ id, language, onDone }: PublishWithoutProps) {
  const say = sayIn(language);
  const [said, setSaid] = useState("");
  async function publish(): Promise<void> {
    setSaid((await askPublisher(`${id}/publish-without`, wordsFor(language, RELEASE_TEXTS.failed))) ?? "");
    onDone();
  }
  return (
    <>
      <button type="button" className={styles.act} title={say("publishWithoutHelp")} onClick={() => void publish()}>
        {say("publishWithout")}
      </button>
      <p role="status">{said}</p>
    </>
  );
}
