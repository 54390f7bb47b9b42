"use client";

import { Button } from "@payloadcms/ui";
import styles from "./account.module.css";
import type { FactorCall } from "./own-factor";
import { useTexts } from "../use-texts";

interface ColleaguesFactorProps {
  readonly id: number | string;
  readonly call: FactorCall;
  readonly onChange: () => void;
}

/** Takes a colleague's second factor away, for a lost phone. */
export function ColleaguesFactor({ id, call, onChange }: ColleaguesFactorProps) {
  const { t } = useTexts();

  async function takeAway() {
    if (!window.confirm(`${t("accounts:factor.takeAway")}\n\n${t("accounts:factor.takeAwayWhy")}`)) return;
    if (await call(`/users/${id}/take-second-factor`)) onChange();
  }

  return (
    <section className={`field-type ${styles.part}`} aria-label={t("accounts:factor.title")}>
      <h2>{t("accounts:factor.title")}</h2>
      <p>{t("accounts:factor.isOn")}</p>
      <p className={styles.note}>{t("accounts:factor.takeAwayWhy")}</p>
      <Button buttonStyle="secondary" margin={false} onClick={() => void takeAway()}>
        {t("accounts:factor.takeAway")}
      </Button>
    </section>
  );
}
