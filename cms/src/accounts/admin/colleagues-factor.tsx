"use client";

import { Button, useTranslation } from "@payloadcms/ui";
import { wordsFor } from "../../words";
import { TEXTS } from "../second-factor/texts";
import styles from "./account.module.css";
import type { FactorCall } from "./own-factor";

interface ColleaguesFactorProps {
  readonly id: number | string;
  readonly call: FactorCall;
  readonly onChange: () => void;
}

/** Takes a colleague's second factor away, for a lost phone. */
export function ColleaguesFactor({ id, call, onChange }: ColleaguesFactorProps) {
  const { language } = useTranslation().i18n;
  const say = (text: keyof typeof TEXTS) => wordsFor(language, TEXTS[text]);

  async function takeAway() {
    if (!window.confirm(`${say("takeAway")}\n\n${say("takeAwayWhy")}`)) return;
    if (await call(`/users/${id}/take-second-factor`)) onChange();
  }

  return (
    <section className={`field-type ${styles.part}`} aria-label={say("title")}>
      <h2>{say("title")}</h2>
      <p>{say("isOn")}</p>
      <p className={styles.note}>{say("takeAwayWhy")}</p>
      <Button buttonStyle="secondary" margin={false} onClick={() => void takeAway()}>
        {say("takeAway")}
      </Button>
    </section>
  );
}
