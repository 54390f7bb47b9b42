import { LOCALES } from "@future-native/contract/locales";
import type { DashboardViewServerProps } from "@payloadcms/next/views";
import { BackupState } from "payload-backup/admin/backup-state";
import { backupStatus } from "payload-backup/last-backup";
import { monitor } from "payload-monitoring/monitor";
import { boardLists } from "payload-translations/board";
import { Suspense } from "react";
import { Icon } from "../../admin/graphics";
import { nameOf } from "../../fields/saved-by";
import { readDrafts } from "../drafts";
import { readEditing } from "../editing";
import { readFailures } from "../failures";
import { readInbox } from "../inbox";
import { readScheduled } from "../scheduled";
import { readTranslated } from "../translated";
import { AllCollections } from "./all-collections";
import styles from "./dashboard.module.css";
import { DraftsTile } from "./drafts-tile";
import { EditingTile } from "./editing-tile";
import { FailedTile } from "./failed-tile";
import { InboxTile } from "./inbox-tile";
import { LiveRelease } from "./live-release";
import { NotSetUp } from "./not-set-up";
import { ReleasesProvider } from "./releases-context";
import { ReleasesTile } from "./releases-tile";
import { ScheduledTile } from "./scheduled-tile";
import { SearchBox } from "./search-box";
import { Tile } from "./tile";
import { TileSlot } from "./tile-slot";
import { TranslatedTile } from "./translated-tile";
import { translator } from "../../i18n";

/** The first screen of the admin (X15): what needs the reader now, and the way to everything else. */
export function Dashboard({ initPageResult: { req, permissions }, navGroups = [] }: DashboardViewServerProps) {
  const { payload, i18n, user } = req;
  const { language } = i18n;
  const asker = { payload, i18n, user };
  const t = translator(language);
  const onFault = (error: unknown) =>
    payload.logger.error({ err: error, msg: "A tile of the dashboard could not be read." });
  const slot = { language, onFault };
  const now = new Date().toISOString();
  return (
    <ReleasesProvider>
      <main className={styles.dashboard}>
        <header className={styles.head}>
          <span className={styles.mark}>
            <Icon />
          </span>
          <h1>
            {t("desk:hello")}, {nameOf(req)}
          </h1>
          <LiveRelease language={language} />
          <nav aria-label={t("desk:site")}>
            {LOCALES.map(({ code, prefix, name, tag }) => (
              <a key={code} href={prefix || "/"} lang={tag} target="_blank" rel="noreferrer">
                {name} <span aria-hidden="true">↗</span>
              </a>
            ))}
          </nav>
          <Suspense>
            <NotSetUp language={language} read={async () => (await monitor.value?.findings()) ?? []} />
          </Suspense>
        </header>
        <SearchBox />
        <div className={styles.tiles}>
          <TileSlot {...slot} title={t("desk:inbox")} read={() => readInbox(asker)}>
            {(figures) => <InboxTile {...{ figures, language, now }} />}
          </TileSlot>
          <TileSlot {...slot} title={t("desk:drafts")} read={() => readDrafts(asker, permissions)}>
            {(figures) => <DraftsTile {...{ figures, language, now }} />}
          </TileSlot>
          <TileSlot {...slot} title={t("desk:failed")} read={() => readFailures(asker)}>
            {(failures) => <FailedTile failures={failures} />}
          </TileSlot>
          <div className={styles.wide}>
            <TileSlot {...slot} title={t("desk:schedule.title")} read={() => readScheduled(asker)}>
              {(figures) => <ScheduledTile {...figures} language={language} />}
            </TileSlot>
          </div>
          {boardLists(payload).length > 0 && (
            <TileSlot {...slot} title={t("desk:translated")} read={() => readTranslated(payload, permissions)}>
              {(figures) => <TranslatedTile {...{ figures, language }} />}
            </TileSlot>
          )}
          <TileSlot {...slot} title={t("desk:editing")} read={() => readEditing(asker)}>
            {(entries) => <EditingTile {...{ entries, language, now }} />}
          </TileSlot>
          <ReleasesTile language={language} />
          <TileSlot {...slot} title={t("desk:backup")} read={() => backupStatus(payload)}>
            {(status) =>
              status && (
                <Tile title={t("desk:backup")} state={(status.last?.state ?? "proven") === "proven" ? "calm" : "alarm"}>
                  <BackupState {...{ status, language, now }} />
                </Tile>
              )
            }
          </TileSlot>
        </div>
        <AllCollections groups={navGroups} permissions={permissions} i18n={i18n} />
      </main>
    </ReleasesProvider>
  );
}
