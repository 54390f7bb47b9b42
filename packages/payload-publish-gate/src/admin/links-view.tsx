import type { AdminViewServerProps, PayloadRequest } from "payload";
import { AdminLink } from "payload-kit/admin/admin-link";
import { AdminFrame } from "payload-kit/admin/admin-frame";
import { readExternalLinks, type ExternalLink } from "../addresses/external-links";
import { translate, translator } from "../texts";
import surface from "payload-kit/admin/surface.module.css";
import styles from "./links-view.module.css";

/** Links to other sites and what they answered, within the admin's frame, for those who are signed in. */
export function LinksView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  return (
    <AdminFrame {...props} address={`${req.payload.config.routes.admin}/links`}>
      <Links req={req} />
    </AdminFrame>
  );
}

async function Links({ req: { payload, i18n } }: { req: PayloadRequest }) {
  const links = await readExternalLinks(payload);
  const globals = payload.config.globals.map(({ slug }) => slug);
  const t = translator(i18n.language);
  return (
    <section className={styles.view}>
      <h1>{t("gate:links.title")}</h1>
      <p>{t(links.length > 0 ? "gate:links.what" : "gate:links.none")}</p>
      <ul className={`${surface.items} ${styles.links}`}>
        {links.map((link) => (
          <LinkRow key={link.address} link={link} globals={globals} language={i18n.language} />
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link, globals, language }: { link: ExternalLink; globals: readonly string[]; language: string }) {
  const { address, askedAt, entries, state } = link;
  const when = askedAt && new Date(askedAt).toLocaleDateString(language, { day: "numeric", month: "long" });
  return (
    <li data-state={state}>
      <a href={address} rel="noreferrer" target="_blank">
        {address}
      </a>
      <span>
        {translate(language, `gate:linkState.${state}`)}
        {when && `, ${when}`}
      </span>
      <ul className={surface.list}>
        {entries.map(({ field, id, list, locale, title }) => (
          <li key={JSON.stringify([list, id, field, locale])}>
            <AdminLink to={{ list, id: globals.includes(list) ? "" : id, field, ...(locale ? { locale } : {}) }}>
              {title || list}
            </AdminLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
