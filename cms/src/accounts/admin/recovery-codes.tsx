"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { wordsFor } from "../../words";
import { TEXTS } from "../second-factor/texts";
import styles from "./account.module.css";

/** The recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { language } = useTranslation().i18n;
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(codes.join("\n")).then(() => setIsCopied(true));
  return (
    <div className={styles.form}>
      <h3 style={{ margin: 0 }}>{wordsFor(language, TEXTS.codesTitle)}</h3>
      <p style={{ margin: 0 }}>{wordsFor(language, TEXTS.codesWhy)}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {wordsFor(language, isCopied ? TEXTS.copied : TEXTS.copy)}
        </Button>
        <Button margin={false} onClick={onKept}>
          {wordsFor(language, TEXTS.codesKept)}
        </Button>
      </div>
    </div>
  );
}
