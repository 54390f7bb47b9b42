"use client";

import { Button, toast, useAuth, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { formatMoment } from "payload-kit/moments";
import type { Session } from "../rows";
import { callAccounts } from "./account-api";
import styles from "./account.module.css";
import { useTexts } from "../use-texts";

const LONGEST = 100;

async function readSessions(api: string, language: string): Promise<Session[] | undefined> {
  const query = new URLSearchParams({
    ...{ sort: "-seenAt", limit: String(LONGEST), depth: "0" },
    "where[expiresAt][greater_than]": new Date().toISOString(),
  });
  const { isOk, body } = await callAccounts(`/sessions?${query}`, { api, method: "GET", language });
  return isOk ? (body.docs as Session[]) : undefined;
}

/** Sessions of the user's own account: begin, last use, browser and address. */
export function SessionList() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { api } = useConfig().config.routes;
  const { t, i18n } = useTexts();
  const { language } = i18n;
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const isOwn = id !== undefined && id === user?.id;

  // Counts changes, each of which fetches the sessions again.
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (!isOwn) return;
    let isGone = false;
    void readSessions(api, language).then((found) => {
      if (found && !isGone) setSessions(found);
    });
    return () => void (isGone = true);
  }, [api, isOwn, language, changes]);

  async function end(path: string) {
    const { isOk } = await callAccounts(path, { api, method: "DELETE", language });
    if (!isOk) toast.error(t("accounts:notEnded"));
    setChanges((count) => count + 1);
  }

  if (!isOwn || sessions.length === 0) return null;
  const here = sessions.find(({ isThis }) => isThis);
  return (
    <section className={`field-type ${styles.part}`} aria-label={t("accounts:sessions")}>
      <h2>{t("accounts:sessions")}</h2>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              {session.browser || t("accounts:unknownBrowser")}
              {session.isThis && <strong> · {t("accounts:thisOne")}</strong>}
              <small>
                {session.address} · {t("accounts:since")} {formatMoment(session.createdAt, language)} ·{" "}
                {t("accounts:lastUsed")} {formatMoment(session.seenAt, language)}
              </small>
            </div>
            {!session.isThis && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                aria-label={`${t("accounts:end")}: ${session.browser || t("accounts:unknownBrowser")}, ${session.address}`}
                onClick={() => void end(`/sessions/${session.id}`)}
              >
                {t("accounts:end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {here && sessions.length > 1 && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => void end(`/sessions?where[id][not_equals]=${here.id}`)}
        >
          {t("accounts:endOthers")}
        </Button>
      )}
    </section>
  );
}
