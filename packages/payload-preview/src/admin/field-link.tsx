"use client";

import { useDocumentInfo, useLivePreviewContext, useLocale } from "@payloadcms/ui";
import Link from "next/link";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isRecord } from "payload-kit";
import { entryPath } from "payload-kit/admin/entry-path";
import { placeOfField } from "payload-kit/admin/show-field";
import { useAdmin } from "payload-kit/admin/use-api";
import { useMakingRoom, usePreviewOfWideScreens } from "payload-kit/admin/make-room";
import { useWayToField } from "payload-kit/admin/use-way-to-field";
import type { FieldChosen, FieldEntered, FieldSource } from "../messages";
import { useTexts } from "../use-texts";

const FIELD_CHOSEN: FieldChosen["type"] = "field-chosen";
/** Id of an unsaved entry in the preview. */
const UNSAVED = "0";

const FIELD_ENTERED: FieldEntered["type"] = "field-entered";

/**
 * Ties the form to its preview (X11): what is chosen there gets the cursor here, in whichever form it is; where the cursor
 * is here is outlined there.
 */
export function FieldLink() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { appIsReady, iframeRef, isLivePreviewing, popupRef, previewWindowType } = useLivePreviewContext();
  const makeRoom = useMakingRoom();
  const { t } = useTexts();
  const admin = useAdmin();
  const goTo = useWayToField(t("preview:fieldMissing"));
  const [elsewhere, setElsewhere] = useState<FieldSource>();
  const link = useRef<HTMLAnchorElement>(null);
  const [list, entry] = [collectionSlug ?? globalSlug ?? "", collectionSlug ? String(id ?? UNSAVED) : ""];

  const previewWindow = () => (previewWindowType === "popup" ? popupRef?.current : iframeRef.current?.contentWindow);

  const onMessage = useEffectEvent(({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== previewWindow() || origin !== window.location.origin) return;
    if (!isChosen(data)) return;
    const chosen = data.source;
    const isHere = chosen.list === list && chosen.id === entry;
    const isInLanguage = chosen.locale === null || chosen.locale === locale;
    if (!isHere || !isInLanguage || !goTo) return setElsewhere(chosen);
    goTo({ ...chosen, text: data.text, at: data.at });
  });

  const tellField = useEffectEvent((target: EventTarget | null) => {
    const place = target instanceof Element ? placeOfField(target) : undefined;
    if (!place) return;
    const message: FieldEntered = { type: FIELD_ENTERED, list, id: entry, ...place };
    previewWindow()?.postMessage(message, window.location.origin);
  });

  useEffect(() => {
    if (!isLivePreviewing) return;
    const abort = new AbortController();
    window.addEventListener("message", (event) => onMessage(event), { signal: abort.signal });
    document.addEventListener("focusin", ({ target }) => tellField(target), { signal: abort.signal });
    return () => abort.abort();
  }, [isLivePreviewing]);

  // The cursor was in the field before the preview could listen.
  useEffect(() => {
    if (appIsReady) tellField(document.activeElement);
  }, [appIsReady]);

  // On a phone the form comes first: a preview that was open on another screen would lie over it.
  const showForm = useEffectEvent(makeRoom);
  useEffect(() => showForm(), []);
  usePreviewOfWideScreens();

  // A link that is clicked, because Payload asks at a link what is to become of what is not saved.
  useEffect(() => {
    if (elsewhere) link.current?.click();
  }, [elsewhere]);

  if (!elsewhere) return null;
  const { id: of, list: where, locale: language, path: field, within } = elsewhere;
  const path = entryPath({ list: where, id: of, locale: language ?? locale, field, within });
  return (
    <Link ref={link} href={admin(path)} hidden tabIndex={-1} prefetch={false}>
      {field}
    </Link>
  );
}

/** Messages of the preview's window are of the site's own making; this tells them apart. */
const isChosen = (message: unknown): message is FieldChosen =>
  isRecord(message) && message.type === FIELD_CHOSEN && isRecord(message.source);
