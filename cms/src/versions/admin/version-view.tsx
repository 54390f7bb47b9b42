import { Gutter } from "@payloadcms/ui";
import { DEFAULT_LOCALE, isLocaleCode } from "@future-native/contract/locales";
import { notFound } from "next/navigation";
import type { DocumentViewServerProps } from "payload";
import { whenIs } from "payload-kit/moments";
import { COLLECTION_KINDS, GLOBAL_KINDS } from "../../preview/kinds";
import { changedFields } from "../changes";
import { readVersions, type Version } from "../read-versions";
import { ChangedFields } from "./changed-fields";
import type { Look } from "./page-frame";
import { PutBack } from "./put-back";
import { ThenAndNow } from "./then-and-now";
import { versionAddress } from "./version-address";
import { VersionsBreadcrumbs } from "./versions-breadcrumbs";
import styles from "./version-view.module.css";
import { translator } from "../../i18n";

/** A version of an entry or of a global: who saved it, what changed as words, the page then beside now, the way back (A4). */
export async function VersionView({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, permissions, req } = initPageResult;
  const { language } = req.i18n;
  const t = translator(language);
  const [list, kind] = collectionConfig
    ? [collectionConfig, COLLECTION_KINDS[collectionConfig.slug]]
    : [globalConfig, GLOBAL_KINDS[globalConfig?.slug ?? ""]];
  const id = routeSegments.at(-1);
  const versions = await readVersions(initPageResult, { locale: "all" });
  const at = versions.findIndex((version) => version.id === id);
  const [version, before, newest] = [versions[at], versions[at + 1], versions[0]];
  if (!list || !version || !newest) return notFound();

  const code = initPageResult.locale?.code;
  const locale = code && isLocaleCode(code) ? code : DEFAULT_LOCALE;
  const changes = before && (await changedFields(list.flattenedFields, before.doc, version.doc, req));
  const ids = [version.id, newest.id];
  const looks = kind ? await readVersions(initPageResult, { locale, where: { id: { in: ids } } }) : [];
  const lookOf = ({ id: wanted, savedAt, savedBy }: Version): Look => ({
    note: [whenIs(savedAt, language), savedBy ?? t("versions:nobody")].join(", "),
    data: looks.find((look) => look.id === wanted)?.doc ?? {},
  });
  const canUpdate = (collectionConfig ? permissions.collections : permissions.globals)?.[list.slug]?.update;
  return (
    <>
      <VersionsBreadcrumbs page={initPageResult} />
      <Gutter className={styles.view}>
        <div className={styles.head}>
          <p>
            {whenIs(version.savedAt, language)}, {version.savedBy ?? t("versions:nobody")},{" "}
            {t(version.isPublished ? "versions:state.published" : "versions:state.draft")}
          </p>
          {canUpdate && version !== newest && (
            <PutBack
              list={list.slug}
              entry={collectionConfig ? String(docID) : ""}
              version={version.id}
              locale={locale}
              isPublished={version.isPublished}
            />
          )}
        </div>
        <ChangedFields changes={changes} language={language} />
        <ThenAndNow
          address={versionAddress(initPageResult, version.id)}
          subject={kind && { collectionSlug: collectionConfig?.slug, globalSlug: globalConfig?.slug, locale }}
          past={version === newest ? undefined : lookOf(version)}
          now={lookOf(newest)}
        />
      </Gutter>
    </>
  );
}
