"use client";

import { Button, toast, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import { useApi } from "payload-kit/admin/use-api";
import { useFetched } from "payload-kit/admin/use-fetched";
import { formatMoment } from "payload-kit/moments";
import type { Session } from "../rows";
import surface from "payload-kit/admin/surface.module.css";
import styles from "./account.module.css";
import { useTexts } from "../use-texts";

const LONGEST = 100;

/** Sessions that are not over at a moment. */
const queryAt = (now: Date) =>
  new URLSearchParams({
    ...{ sort: "-seenAt", limit: String(LONGEST), depth: "0" },
    "where[expiresAt][greater_than]": now.toISOString(),
  });

/** Sessions of the user's own account: begin, last use, browser and address. */
export function SessionList() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const api = useApi();
  const { t, i18n } = useTexts();
  const { language } = i18n;
  const [query] = useState(() => queryAt(new Date()));
  const isOwn = id !== undefined && id === user?.id;

  const { body, refresh } = useFetched<{ docs: Session[] }>(isOwn ? api(`/sessions?${query}`) : "");

  async function end(path: string) {
    const { ok } = await callApi(api(path), { method: "DELETE" });
    if (!ok) toast.error(t("accounts:notEnded"));
    refresh();
  }

  const sessions = body?.docs ?? [];
  if (!isOwn || sessions.length === 0) return null;
  const here = sessions.find(({ isThis }) => isThis);
  return (
    <section className={`field-type ${styles.part}`} aria-label={t("accounts:sessions")}>
      <h2>{t("accounts:sessions")}</h2>
      <ul className={`${surface.list} ${styles.sessions}`}>
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
