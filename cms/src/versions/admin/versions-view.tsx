import { Gutter } from "@payloadcms/ui";
import { getLocale } from "@future-native/contract/locales";
import type { DocumentViewServerProps } from "payload";
import { whenIs } from "payload-kit/moments";
import { changedLabels } from "../changes";
import { readVersions, type Version } from "../read-versions";
import { versionAddress } from "./version-address";
import { VersionsBreadcrumbs } from "./versions-breadcrumbs";
import styles from "./versions-view.module.css";
import { translator } from "../../i18n";

/** The versions of an entry or of a global, newest first: when each was saved, by whom, what changed, what it was (A4). */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, req } = initPageResult;
  const { language } = req.i18n;
  const t = translator(language);
  const fields = (collectionConfig ?? globalConfig)?.flattenedFields ?? [];
  const versions = await readVersions(initPageResult, { locale: "all" });
  const current = versions.find(({ isPublished }) => isPublished)?.id;
  function whatChanged({ doc }: Version, before: Version | undefined): string {
    if (!before) return t("versions:first");
    const changed = changedLabels(fields, before.doc, doc, req.i18n).map(({ label, locales }) => {
      const names = locales.flatMap((locale) => (locale ? getLocale(locale).label : []));
      return names.length > 0 ? `${label} (${names.join(", ")})` : label;
    });
    return changed.join("; ") || t("versions:nothing");
  }
  return (
    <>
      <VersionsBreadcrumbs page={initPageResult} />
      <Gutter>
        {versions.length === 0 && <p>{t("versions:noVersions")}</p>}
        {versions.length > 0 && (
          <table className={styles.versions}>
            <thead>
              <tr>
                {(["savedAt", "savedBy", "changed", "state"] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`versions:column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {versions.map((version, at) => (
                <tr key={version.id}>
                  <td>
                    <a href={versionAddress(initPageResult, version.id)}>{whenIs(version.savedAt, language)}</a>
                  </td>
                  <td>{version.savedBy ?? t("versions:nobody")}</td>
                  <td>{whatChanged(version, versions[at + 1])}</td>
                  <td>{t(`versions:state.${stateOf(version, current)}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </>
  );
}

const stateOf = ({ id, isPublished }: Version, current: string | undefined) =>
  !isPublished ? "draft" : id === current ? "published" : "publishedBefore";
