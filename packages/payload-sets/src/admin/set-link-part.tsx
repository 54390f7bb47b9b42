"use client";

import { useId, useRef, useState } from "react";
import { formatMoment } from "payload-kit/moments";
import type { SetLink, SetStatus } from "../protocol";
import type { AskSet } from "./ask-sets";
import { SetButton } from "./set-button";
import { SetLinkForm } from "./set-link-form";
import styles from "./set-panel.module.css";
import { useTexts } from "../use-texts";

interface SetLinkPartProps {
  /** Id of the set. */
  set: number | string;
  status: SetStatus;
  ask: AskSet;
}

/** The link to a set: the one there is, and the form for another. */
export function SetLinkPart({ set, status: { hash, link, phase }, ask }: SetLinkPartProps) {
  const heading = useId();
  const { t } = useTexts();
  const canBeMade = hash !== null;
  const path = `${set}/link`;
  const form = (
    <SetLinkForm
      onMake={(days, passphrase) =>
        ask(path, { method: "POST", body: { days, ...(passphrase === "" ? {} : { passphrase }) } })
      }
    />
  );
  // A link opens what is in preparation, and nothing after that.
  if (phase !== "open") return null;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading}>{t("sets:link")}</h3>
      {link && (
        <ShownLink
          key={link.path}
          link={link}
          onRevoke={() => {
            if (window.confirm(t("sets:revokeSure"))) void ask(path, { method: "DELETE" });
          }}
        />
      )}
      {!link && !canBeMade && <p className={styles.facts}>{t("sets:noLink")}</p>}
      {!link && canBeMade && form}
      {link && canBeMade && (
        // A link that was made closes it again.
        <details key={link.path}>
          <summary>{t("sets:newLink")}</summary>
          <p className={styles.facts}>{t("sets:newRevokes")}</p>
          {form}
        </details>
      )}
    </section>
  );
}

interface ShownLinkProps {
  link: SetLink;
  onRevoke: () => void;
}

function ShownLink({ link: { path, expiresAt, hasPassphrase }, onRevoke }: ShownLinkProps) {
  // Readers reach the CMS where the editor has reached it.
  const url = new URL(path, window.location.origin).href;
  const { t, i18n } = useTexts();
  const { language } = i18n;
  const address = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(t("sets:copied"));
    } catch {
      // Without the right to write there it can still be copied by hand.
      address.current?.select();
    }
  }

  return (
    <div className={styles.link}>
      <input
        ref={address}
        readOnly
        value={url}
        aria-label={t("sets:link")}
        onFocus={(event) => event.target.select()}
      />
      <p className={styles.facts}>
        {t("sets:until")} <time dateTime={expiresAt}>{formatMoment(expiresAt, language)}</time>,{" "}
        {t(hasPassphrase ? "sets:hasPassphrase" : "sets:hasNoPassphrase")}
      </p>
      <div className={styles.acts}>
        <SetButton buttonStyle="secondary" onClick={() => void copy()}>
          {t("sets:copy")}
        </SetButton>
        <a href={url} target="_blank" rel="noreferrer">
          {t("sets:open")} ↗
        </a>
        <SetButton buttonStyle="secondary" onClick={onRevoke}>
          {t("sets:revoke")}
        </SetButton>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
