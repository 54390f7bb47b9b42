"use client";

import { useEffect, useRef } from "react";
import { PREVIEW_ADDRESS } from "../../preview/address";
import styles from "./version-view.module.css";

/** Subject of a page, as an entry's form sends it to the preview. */
export interface Subject {
  readonly collectionSlug?: string;
  readonly globalSlug?: string;
  readonly locale: string;
}

/** A version as the preview is to draw it. */
export interface Look {
  /** When it was saved, and by whom. */
  readonly note: string;
  /** Form values in the language shown. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Of Payload's messages between a form and its live preview. */
const TYPE = "payload-live-preview";

interface PageFrameProps extends Look {
  subject: Subject;
  name: string;
}

/** The preview of the site, told what a version holds as a form tells it what is written. */
export function PageFrame({ subject, name, note, data }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { collectionSlug, globalSlug, locale } = subject;
  useEffect(() => {
    const { origin } = window.location;
    const send = () =>
      frame.current?.contentWindow?.postMessage({ type: TYPE, collectionSlug, globalSlug, locale, data }, origin);
    const onMessage = ({ source, data: message }: MessageEvent<unknown>) => {
      const isReady = typeof message === "object" && message !== null && "ready" in message;
      if (source === frame.current?.contentWindow && isReady) send();
    };
    window.addEventListener("message", onMessage);
    // It may have become ready before.
    send();
    return () => window.removeEventListener("message", onMessage);
  }, [collectionSlug, data, globalSlug, locale]);
  return (
    <figure>
      <figcaption>
        <b>{name}</b> {note}
      </figcaption>
      <iframe ref={frame} src={PREVIEW_ADDRESS} title={`${name}, ${note}`} className={styles.page} />
    </figure>
  );
}
