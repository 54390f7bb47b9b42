"use client";

import { useTranslation } from "@payloadcms/ui";
import { useId, useRef, useState } from "react";
import { whenIs } from "../../admin/moment";
import type { SetLink, SetStatus } from "../protocol";
import type { AskSet } from "./ask-sets";
import { sayOfSets } from "./say-of-sets";
import { SetButton } from "./set-button";
import { SetLinkForm } from "./set-link-form";
import styles from "./set-panel.module.css";

interface SetLinkPartProps {
  /** Id of the set. */
  set: number | string;
  status: SetStatus;
  ask: AskSet;
}

/** The link to a set: the one there is, and the form for another. */
export function SetLinkPart({ set, status: { hash, link, phase }, ask }: SetLinkPartProps) {
  const heading = useId();
  const { language } = useTranslation().i18n;
  const say = sayOfSets(language);
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
      <h3 id={heading}>{say("link")}</h3>
      {link && (
        <ShownLink
          key={link.path}
          link={link}
          onRevoke={() => {
            if (window.confirm(say("revokeSure"))) void ask(path, { method: "DELETE" });
          }}
        />
      )}
      {!link && !canBeMade && <p className={styles.facts}>{say("noLink")}</p>}
      {!link && canBeMade && form}
      {link && canBeMade && (
        // A link that was made closes it again.
        <details key={link.path}>
          <summary>{say("newLink")}</summary>
          <p className={styles.facts}>{say("newRevokes")}</p>
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
  const { language } = useTranslation().i18n;
  const say = sayOfSets(language);
  const address = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(say("copied"));
    } catch {
      // Without the right to write there it can still be copied by hand.
      address.current?.select();
    }
  }

  return (
    <div className={styles.link}>
      <input ref={address} readOnly value={url} aria-label={say("link")} onFocus={(event) => event.target.select()} />
      <p className={styles.facts}>
        {say("until")} <time dateTime={expiresAt}>{whenIs(expiresAt, language)}</time>,{" "}
        {say(hasPassphrase ? "hasPassphrase" : "hasNoPassphrase")}
      </p>
      <div className={styles.acts}>
        <SetButton buttonStyle="secondary" onClick={() => void copy()}>
          {say("copy")}
        </SetButton>
        <a href={url} target="_blank" rel="noreferrer">
          {say("open")} ↗
        </a>
        <SetButton buttonStyle="secondary" onClick={onRevoke}>
          {say("revoke")}
        </SetButton>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
