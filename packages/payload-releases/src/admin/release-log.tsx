"use client";

import { Button, Gutter, SetStepNav, toast } from "@payloadcms/ui";
import { callForMessage } from "payload-kit/admin/call-api";
import surface from "payload-kit/admin/surface.module.css";
import { useApi } from "payload-kit/admin/use-api";
import { ScheduledEntries } from "./scheduled-entries";
import styles from "./release-log.module.css";
import { ReleaseRow } from "./release-row";
import { useReleases } from "./use-releases";
import { useTexts } from "../use-texts";

/** The log of releases (X4): what waits, what is being built, what is live and what was; publish now, put back. */
export function ReleaseLog() {
  const { status, refresh } = useReleases();
  const api = useApi();
  const { t } = useTexts();

  async function post(path: string, done: "releases:queued" | "releases:isBack") {
    const fault = await callForMessage(api(`/releases/${path}`), { method: "POST" }, t("releases:failed"));
    if (fault === undefined) toast.success(t(done));
    else toast.error(fault);
    refresh();
  }

  return (
    <main>
      <Gutter>
        <SetStepNav nav={[{ label: t("releases:title") }]} />
        <header className={styles.head}>
          <div>
            <h1>{t("releases:title")}</h1>
            <p>{t(status?.isOn === false ? "releases:isOff" : "releases:lead")}</p>
          </div>
          <Button margin={false} onClick={() => void post("publish-now", "releases:queued")} disabled={!status?.isOn}>
            {t("releases:publishNow")}
          </Button>
        </header>
        {status && <ScheduledEntries entries={status.scheduled} />}
        {status && (
          <ol className={surface.list} aria-live="polite">
            {status.releases.map((release) => (
              <ReleaseRow
                key={release.id}
                release={release}
                now={status.now}
                onPutBack={() => {
                  if (window.confirm(t("releases:putBackSure")))
                    void post(`${release.id}/roll-back`, "releases:isBack");
                }}
              />
            ))}
          </ol>
        )}
        {status?.releases.length === 0 && <p>{t("releases:none")}</p>}
      </Gutter>
    </main>
  );
}
