"use client";

import { Button, useAuth, useConfig, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { createPortal } from "react-dom";
import { AdminLink } from "payload-kit/admin/admin-link";
import { localesOf } from "payload-kit/locales";
import { formatMoment } from "payload-kit/moments";
import surface from "payload-kit/admin/surface.module.css";
import { useTexts } from "../use-texts";
import styles from "./unsaved-words.module.css";
import { useUnsaved, type Began } from "./use-unsaved";

/** @returns whether another user has the form's entry open, so that it is read-only here */
function useHasOtherEditor(): boolean {
  const { currentEditor } = useDocumentInfo();
  const { user } = useAuth();
  const editor = typeof currentEditor === "object" ? currentEditor?.id : currentEditor;
  return Boolean(editor && user && editor !== user.id);
}

/** Offers what was written and not saved when the language was switched, or the browser, the machine or the session ended. */
export function UnsavedWords({ since, onTake }: Began) {
  const { offers, room, take, discard } = useUnsaved({ since, onTake });
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const entry = { list: globalSlug ?? collectionSlug ?? "", id: globalSlug ? "" : String(id ?? "create") };
  const { config } = useConfig();
  const { code } = useLocale();
  const { t, i18n } = useTexts();
  const { language } = i18n;
  // A form that can only be read takes nothing back. The next form of the entry offers what a takeover has cut off.
  const isReadOnly = useHasOtherEditor();
  if (isReadOnly || (offers.length === 0 && room === "enough")) return null;
  // Rendered outside the form's controls, since their container may be the containing block of fixed elements.
  return createPortal(
    <aside className={`${surface.surface} ${styles.panel}`} aria-label={t("unsaved:heading")}>
      {room === "none" && <p role="alert">{t("unsaved:noRoom")}</p>}
      {offers.map((offer) => (
        <section key={offer.key}>
          <p>
            {t("unsaved:heading")} <time dateTime={offer.at}>{formatMoment(offer.at, language)}</time>
            {offer.locale !== code && `, ${localesOf(config).nameOf(offer.locale)}`}.
            {offer.since !== null && offer.since !== since && ` ${t("unsaved:since")}`}
          </p>
          <div className={styles.acts}>
            {offer.locale === code ? (
              <Button size="small" margin={false} onClick={() => void take(offer)}>
                {t("unsaved:take")}
              </Button>
            ) : (
              <AdminLink to={{ ...entry, locale: offer.locale }}>{t("unsaved:open")}</AdminLink>
            )}
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => discard(offer)}>
              {t("unsaved:discard")}
            </Button>
          </div>
        </section>
      ))}
    </aside>,
    document.body,
  );
}
