"use client";

import { useState } from "react";
import { entryAddress } from "payload-kit/admin/entry-address";
import { standingFailure } from "payload-releases/entry-state";
import type { Failures } from "../failures";
import { askPublisher } from "payload-releases/admin/ask-publisher";
import { useDashboardReleases } from "./releases-context";
import styles from "./failed-tile.module.css";
import { Tile } from "./tile";
import { useTexts } from "../../use-texts";

interface FailedTileProps {
  failures: Failures;
}

const MAILS = `/admin/collections/enquiries?${new URLSearchParams({ "where[or][0][and][0][mail][equals]": "failed" })}`;

/**
 * Failures with their reasons and a link to the field (X4): the last release, scheduled publications, mails of
 * enquiries.
 */
export function FailedTile({ failures: { mails, schedules } }: FailedTileProps) {
  const { t } = useTexts();
  const { status, refresh } = useDashboardReleases();
  const release = status && standingFailure(status.releases);
  const count = (release ? 1 : 0) + schedules.length + mails;
  const [place] = release?.places ?? [];
  return (
    <Tile
      title={t("desk:failed")}
      state={count > 0 ? "alarm" : status ? "calm" : "reading"}
      figure={count}
      act={actFor({ hasRelease: Boolean(release), mails })}
    >
      {count === 0 && <p>{t(status ? "desk:failedCalm" : "desk:reading")}</p>}
      {release && (
        <p role="alert" className={styles.reason}>
          {t("releases:lastFailed")} {release.reason}{" "}
          {place && <a href={entryAddress(place)}>{t(place.field ? "desk:toField" : "desk:toEntry")}</a>}
        </p>
      )}
      {release && place && <PublishWithout id={release.id} onDone={refresh} />}
      {schedules.map((entry) => (
        <p key={`${entry.list} ${entry.id}`} className={styles.reason}>
          <a href={entryAddress(entry)}>{entry.title}</a> {t("desk:scheduleFailed")}. {entry.reason}
        </p>
      ))}
      {mails > 0 && (
        <p>
          {t("desk:mailsFailed")}: {mails}.
        </p>
      )}
    </Tile>
  );

  function actFor({ hasRelease, mails }: { hasRelease: boolean; mails: number }) {
    if (hasRelease) return { href: "/admin/collections/releases", label: t("desk:toReleases") };
    return mails > 0 ? { href: MAILS, label: t("desk:sendAgain") } : undefined;
  }
}

interface PublishWithoutProps {
  /** Of the release that failed. */
  id: number;
  onDone: () => void;
}

/** Publishes what waits behind the entry at fault; visitors keep what they see of it. */
function PublishWithout({ id, onDone }: PublishWithoutProps) {
  const { t } = useTexts();
  const [said, setSaid] = useState("");
  async function publish(): Promise<void> {
    setSaid((await askPublisher(`${id}/publish-without`, t("releases:failed"))) ?? "");
    onDone();
  }
  return (
    <>
      <button type="button" className={styles.act} title={t("desk:publishWithoutHelp")} onClick={() => void publish()}>
        {t("desk:publishWithout")}
      </button>
      <p role="status">{said}</p>
    </>
  );
}
