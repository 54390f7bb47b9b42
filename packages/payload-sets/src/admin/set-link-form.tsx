"use client";

import { useId, type SyntheticEvent } from "react";
import { SHORTEST_PASSPHRASE } from "../protocol";
import { SetButton } from "./set-button";
import styles from "./set-panel.module.css";
import { useTexts } from "../use-texts";

const DAYS = [1, 7, 14, 30];
const USUAL = 7;

/** Makes a link: how long it works, and what its readers have to know; an empty passphrase is none. */
export function SetLinkForm({ onMake }: { onMake: (days: number, passphrase: string) => Promise<boolean> }) {
  const hint = useId();
  const { t } = useTexts();

  function make(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    // React's events reach the set's own form through the portal, which would be saved.
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    void onMake(Number(data.get("days")), String(data.get("passphrase") ?? "").trim());
  }

  return (
    <form className={styles.form} onSubmit={make}>
      <label>
        {t("sets:lasts")}
        <select name="days" defaultValue={USUAL}>
          {DAYS.map((days) => (
            <option key={days}>{days}</option>
          ))}
        </select>
      </label>
      <label>
        {t("sets:passphrase")}
        <input
          name="passphrase"
          minLength={SHORTEST_PASSPHRASE}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={hint}
        />
      </label>
      <p id={hint} className={styles.facts}>
        {t("sets:passphraseHint", { shortestPassphrase: SHORTEST_PASSPHRASE })}
      </p>
      <SetButton type="submit" buttonStyle="secondary">
        {t("sets:makeLink")}
      </SetButton>
    </form>
  );
}
