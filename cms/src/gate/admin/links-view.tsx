import { DefaultTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { entryAddress } from "../../admin/entry-address";
import { wordsFor } from "../../words";
import { readExternalLinks, type ExternalLink } from "../addresses/external-links";
import { LINK_TEXTS, STATE_TEXTS } from "./link-texts";
import styles from "./links-view.module.css";

/** Links to other sites and what they answered, within the admin's frame, for those who are signed in (X13). */
export async function LinksView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult;
  const { user, payload, i18n } = req;
  if (!user || !permissions.canAccessAdmin) redirect("/admin/login?redirect=%2Fadmin%2Flinks");
  const links = await readExternalLinks(payload);
  const say = (text: keyof typeof LINK_TEXTS) => wordsFor(i18n.language, LINK_TEXTS[text]);
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={initPageResult.locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <section className={styles.view}>
        <h1>{say("title")}</h1>
        <p>{say(links.length > 0 ? "what" : "none")}</p>
        <ul className={styles.links}>
          {links.map((link) => (
            <LinkRow
              key={link.address}
              link={link}
              globals={payload.config.globals.map(({ slug }) => slug)}
              language={i18n.language}
            />
          ))}
        </ul>
      </section>
    </DefaultTemplate>
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
