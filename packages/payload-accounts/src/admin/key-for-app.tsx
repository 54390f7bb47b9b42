"use client";
import type { SetUp } from "../second-factor/set-up";
import styles from "./account.module.css";
import { useTexts } from "../use-texts";

/** The key for an authenticator app, as a picture and to type. */
export function KeyForApp({ qr, secret }: Pick<SetUp, "qr" | "secret">) {
  const { t } = useTexts();
  return (
    <>
      <p style={{ margin: 0 }}>{t("accounts:factor.scan")}</p>
      <img className={styles.qr} src={qr} alt={t("accounts:factor.qr")} />
      <p style={{ margin: 0 }}>
        {t("accounts:factor.key")}: <span className={styles.key}>{secret}</span>
      </p>
    </>
  );
}
