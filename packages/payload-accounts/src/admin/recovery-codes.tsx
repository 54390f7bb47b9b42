"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import surface from "payload-kit/admin/surface.module.css";
import styles from "./account.module.css";
import { useTexts } from "../use-texts";

/** The recovery codes, the only time that they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTexts();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(codes.join("\n")).then(() => setIsCopied(true));
  return (
    <div className={styles.form}>
      <h3 style={{ margin: 0 }}>{t("accounts:factor.codesTitle")}</h3>
      <p style={{ margin: 0 }}>{t("accounts:factor.codesWhy")}</p>
      <ul className={`${surface.list} ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {t(isCopied ? "accounts:factor.copied" : "accounts:factor.copy")}
        </Button>
        <Button margin={false} onClick={onKept}>
          {t("accounts:factor.codesKept")}
        </Button>
      </div>
    </div>
  );
}
