import type { AdminViewServerProps, PayloadRequest } from "payload";
import { AdminFrame } from "../../admin/admin-frame";
import { entryAddress } from "../../admin/entry-address";
import { wordsFor } from "../../words";
import { readExternalLinks, type ExternalLink } from "../addresses/external-links";
import { LINK_TEXTS, STATE_TEXTS } from "./link-texts";
import styles from "./links-view.module.css";

/** Links to other sites and what they answered, within the admin's frame, for those who are signed in (X13). */
export function LinksView(props: AdminViewServerProps) {
  return (
    <AdminFrame {...props} address="/admin/links">
      <Links req={props.initPageResult.req} />
    </AdminFrame>
  );
}

async function Links({ req: { payload, i18n } }: { req: PayloadRequest }) {
  const links = await readExternalLinks(payload);
  const globals = payload.config.globals.map(({ slug }) => slug);
  const say = (text: keyof typeof LINK_TEXTS) => wordsFor(i18n.language, LINK_TEXTS[text]);
  return (
    <section className={styles.view}>
      <h1>{say("title")}</h1>
      <p>{say(links.length > 0 ? "what" : "none")}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <LinkRow key={link.address} link={link} globals={globals} language={i18n.language} />
        ))}
      </ul>
    </section>
  );
}

interface LinkRowProps {
  link: ExternalLink;
  globals: readonly string[];
  language: string;
}

function LinkRow({ link: { address, askedAt, entries, state }, globals, language }: LinkRowProps) {
  const when = askedAt && new Date(askedAt).toLocaleDateString(language, { day: "numeric", month: "long" });
  return (
    <li data-state={state}>
      <a href={address} rel="noreferrer" target="_blank">
        {address}
      </a>
      <span>
        {wordsFor(language, STATE_TEXTS[state])}
        {when && `, ${when}`}
      </span>
      <ul>
        {entries.map(({ field, id, list, locale, title }) => (
          <li key={JSON.stringify([list, id, field, locale])}>
            <a
              href={entryAddress({ list, id: globals.includes(list) ? "" : id, field, ...(locale ? { locale } : {}) })}
            >
              {title || list}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
