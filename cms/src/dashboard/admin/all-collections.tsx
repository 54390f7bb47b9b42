import { getTranslation } from "@payloadcms/translations";
import type { DashboardViewServerProps } from "@payloadcms/next/views";
import type { SanitizedPermissions } from "payload";
import type { Asker } from "payload-kit/entry-titles";
import styles from "./all-collections.module.css";
import { translator } from "../../i18n";

interface AllCollectionsProps {
  groups: NonNullable<DashboardViewServerProps["navGroups"]>;
  permissions: SanitizedPermissions;
  i18n: Asker["i18n"] & { language: string };
}

/** The way to all that the reader may see, by group. */
export function AllCollections({ groups, permissions, i18n }: AllCollectionsProps) {
  const t = translator(i18n.language);
  return (
    <nav className={styles.all} aria-label={t("desk:everything")}>
      {groups.map(({ label, entities }) => (
        <section key={label}>
          <h2>{label}</h2>
          <ul>
            {entities.map(({ slug, type, label: name }) => {
              const address = `/admin/${type}/${slug}`;
              const text = getTranslation(name, i18n);
              return (
                <li key={slug}>
                  <a href={address}>{text}</a>
                  {permissions.collections?.[slug]?.create && (
                    <a className={styles.add} href={`${address}/create`} aria-label={`${t("desk:add")}: ${text}`}>
                      +
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
