"use client";

import { Button, Gutter, SetStepNav, toast, useTranslation } from "@payloadcms/ui";
import { ScheduledEntries } from "../../admin/scheduled-entries";
import { wordsFor } from "../../words";
import { askPublisher } from "./ask-publisher";
import styles from "./release-log.module.css";
import { ReleaseRow } from "./release-row";
import { TEXTS } from "./texts";
import { useReleases } from "./use-releases";

/** The log of releases (X4): what waits, what is being built, what is live and what was; publish now, put back. */
export function ReleaseLog() {
  const { status, refresh } = useReleases();
  const { i18n } = useTranslation();
  const say = (text: keyof typeof TEXTS) => wordsFor(i18n.language, TEXTS[text]);

  async function post(path: string, done: "queued" | "isBack") {
    const fault = await askPublisher(path, say("failed"));
    if (fault === undefined) toast.success(say(done));
    else toast.error(fault);
    refresh();
  }

  return (
    <Gutter>
      <SetStepNav nav={[{ label: say("title") }]} />
      <header className={styles.head}>
        <div>
          <h1>{say("title")}</h1>
          <p>{say(status?.isOn === false ? "isOff" : "lead")}</p>
        </div>
        <Button margin={false} onClick={() => void post("publish-now", "queued")} disabled={!status?.isOn}>
          {say("publishNow")}
        </Button>
      </header>
      {status && <ScheduledEntries entries={status.scheduled} language={i18n.language} />}
      {status && (
        <ol className={styles.list} aria-live="polite">
          {status.releases.map((release) => (
            <ReleaseRow
              key={release.id}
              release={release}
              now={status.now}
              onPutBack={() => {
                if (window.confirm(say("putBackSure"))) void post(`${release.id}/roll-back`, "isBack");
              }}
            />
          ))}
        </ol>
      )}
      {status?.releases.length === 0 && <p>{say("none")}</p>}
    </Gutter>
  );
}
