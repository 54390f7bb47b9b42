import { inLanguage } from "payload-kit/texts";
import type { Finding } from "payload-monitoring/checks";
import styles from "./not-set-up.module.css";
import { translate } from "../../i18n";

interface NotSetUpProps {
  language: string;
  /** Throws nothing: a check that fails is a finding. */
  read: () => Promise<readonly Finding[]>;
}

/** Says in the dashboard's first line what is not set up, with the setting that it takes (X10); nothing where all is. */
export async function NotSetUp({ language, read }: NotSetUpProps) {
  const findings = await read();
  const missing = new Set(findings.flatMap(({ missing }) => (missing ? inLanguage(language, missing) : [])));
  if (missing.size === 0) return null;
  return (
    <section className={styles.line} aria-label={translate(language, "desk:notSetUp")}>
      <b>{translate(language, "desk:notSetUp")}</b>
      <ul>
        {[...missing].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
