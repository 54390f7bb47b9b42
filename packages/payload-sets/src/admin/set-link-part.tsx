"use client";

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { formatMoment } from "payload-kit/moments";
import type { SetLink } from "../protocol";
import type { SetPartProps } from "./ask-sets";
import { SetButton } from "./set-button";
import { SetLinkForm } from "./set-link-form";
import styles from "./set-panel.module.css";
import { useTexts } from "../use-texts";

/** The link to a set: the one there is, and the form for another. */
export function SetLinkPart({ set, status: { hash, link, phase }, ask }: SetPartProps) {
  const heading = useId();
  const { t } = useTexts();
  const canBeMade = hash !== null;
  const path = `${set}/link`;
  const [hasMade, setHasMade] = useState(false);
  const form = (
    <SetLinkForm
      onMake={(days, passphrase) => {
        setHasMade(true);
        return ask(path, { method: "POST", body: { days, ...(passphrase === "" ? {} : { passphrase }) } });
      }}
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
          isNew={hasMade}
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
  /** Whether it was made in this panel: its address is copied at once. */
  isNew: boolean;
  onRevoke: () => void;
}

function ShownLink({ link: { path, expiresAt, hasPassphrase }, isNew, onRevoke }: ShownLinkProps) {
  // Readers reach the CMS where the editor has reached it.
  const url = new URL(path, window.location.origin).href;
  const { t, i18n } = useTexts();
  const { language } = i18n;
  const address = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  // Without the right to write there it can still be copied by hand.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(url))
      .then(
        () => setSaid(t("sets:copied")),
        () => address.current?.select(),
      );
  const copyNew = useEffectEvent(() => isNew && void copy());
  useEffect(() => {
    copyNew();
  }, []);

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
