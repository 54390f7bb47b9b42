"use client";

import { useTranslation } from "@payloadcms/ui";
import { wordsFor } from "../../words";
import type { SetUp } from "../second-factor/set-up";
import { TEXTS } from "../second-factor/texts";
import styles from "./account.module.css";

/** The key for an authenticator app, as a picture and to type. */
export function KeyForApp({ qr, secret }: Pick<SetUp, "qr" | "secret">) {
  const { language } = useTranslation().i18n;
  return (
    <>
      <p style={{ margin: 0 }}>{wordsFor(language, TEXTS.scan)}</p>
      <img className={styles.qr} src={qr} alt={wordsFor(language, TEXTS.qr)} />
      <p style={{ margin: 0 }}>
        {wordsFor(language, TEXTS.key)}: <span className={styles.key}>{secret}</span>
      </p>
    </>
  );
}
