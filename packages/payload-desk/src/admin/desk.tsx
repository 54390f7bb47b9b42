import { getTranslation } from "@payloadcms/translations";
import type { DashboardViewServerProps } from "@payloadcms/next/views";
import { RenderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import { nameOf } from "payload-kit/access";
import { readLocalesInUse } from "payload-kit/locales-in-use";
import { settingsOf } from "../options";
import { translator } from "../texts";
import styles from "./desk.module.css";
import { SearchBox } from "./search-box";

/** The first screen: the user's name, the site in each language in use, the search, the widgets, and the way to everything else. */
export async function Desk({ initPageResult, user, navGroups = [] }: DashboardViewServerProps) {
  const { req, permissions, cookies, locale } = initPageResult;
  const { payload, i18n } = req;
  const { importMap } = payload;
  const { admin } = payload.config;
  const { layout, site } = settingsOf(payload);
  const used = await readLocalesInUse(req);
  const sites = site.filter(({ locale: code }) => used.includes(code));
  const t = translator(i18n.language);
  const serverProps = { req, permissions, user, cookies, locale };
  return (
    <main className={styles.desk}>
      {RenderServerComponent({
        ...{ Component: admin.components.beforeDashboard, importMap },
        serverProps: { ...serverProps, i18n, payload },
      })}
      <header className={styles.head}>
        <h1>
          {t("desk:hello")}, {nameOf(req)}
        </h1>
        <nav aria-label={t("desk:site")}>
          {sites.map(({ href, name, lang }) => (
            <a key={href} href={href} lang={lang} target="_blank" rel="noreferrer">
              {name} <span aria-hidden="true">↗</span>
            </a>
          ))}
        </nav>
      </header>
      <SearchBox />
      <div className={styles.widgets}>
        {layout.map(({ widgetSlug, width }) => {
          const widget = admin.dashboard.widgets.find(({ slug }) => slug === widgetSlug);
          if (!widget) return null;
          return (
            <div key={widgetSlug} data-width={width}>
              {RenderServerComponent({
                ...{ Component: widget.Component, importMap },
                serverProps: { ...serverProps, widgetSlug, widgetData: {} },
              })}
            </div>
          );
        })}
      </div>
      <nav className={styles.all} aria-label={t("desk:everything")}>
        {navGroups.map(({ label, entities }) => (
          <section key={label}>
            <h2>{label}</h2>
            {entities.map(({ slug, type, label: name }) => {
              const address = `${payload.config.routes.admin}/${type}/${slug}`;
              const text = getTranslation(name, i18n);
              return (
                <p key={slug}>
                  <a href={address}>{text}</a>
                  {permissions.collections?.[slug]?.create && (
                    <a href={`${address}/create`} aria-label={`${t("desk:add")}: ${text}`}>
                      +
                    </a>
                  )}
                </p>
              );
            })}
          </section>
        ))}
      </nav>
    </main>
  );
}
