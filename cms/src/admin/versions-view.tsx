import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps, TypeWithVersion } from "payload";
import { wordsFor } from "../words";
import { whenIs } from "./moment";
import { TEXTS } from "./texts";
import styles from "./versions-view.module.css";

/** What the list needs of a version. */
interface Saved {
  readonly _status?: "draft" | "published" | null;
  readonly savedBy?: string | null;
}

/** The versions of an entry or of a global, newest first: when each was saved, by whom, and what it was (A4). */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  const { language } = req.i18n;
  const say = (text: keyof typeof TEXTS) => wordsFor(language, TEXTS[text]);
  const slug = collectionConfig?.slug ?? globalConfig?.slug ?? "";
  const address = collectionConfig ? `/admin/collections/${slug}/${docID}` : `/admin/globals/${slug}`;
  const versions = await findVersions(initPageResult);
  const current = versions.find(({ version }) => version._status === "published")?.id;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        useAsTitle={collectionConfig?.admin.useAsTitle}
        view={say("versions")}
      />
      <Gutter>
        {versions.length === 0 && <p>{say("noVersions")}</p>}
        {versions.length > 0 && (
          <table className={styles.versions}>
            <thead>
              <tr>
                <th scope="col">{say("savedAt")}</th>
                <th scope="col">{say("savedBy")}</th>
                <th scope="col">{say("state")}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map(({ id, updatedAt, version }) => (
                <tr key={id}>
                  <td>
                    <a href={`${address}/versions/${id}`}>{whenIs(updatedAt, language)}</a>
                  </td>
                  <td>{version.savedBy ?? say("nobody")}</td>
                  <td>{say(stateOf(version, id === current))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </>
  );
}

type Context = DocumentViewServerProps["initPageResult"];

/** All that are kept (versioning.ts), but the copies that Payload makes of other languages. */
async function findVersions({
  collectionConfig,
  docID,
  globalConfig,
  req,
}: Context): Promise<TypeWithVersion<Saved>[]> {
  const options = {
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    sort: "-updatedAt",
    user: req.user,
  } as const;
  const isNoCopy = { snapshot: { not_equals: true } };
  if (globalConfig)
    return (await req.payload.findGlobalVersions({ ...options, slug: globalConfig.slug, where: isNoCopy })).docs;
  if (!collectionConfig) return [];
  const isOfEntry = { parent: { equals: docID } };
  const found = await req.payload.findVersions({
    ...options,
    collection: collectionConfig.slug,
    where: { and: [isOfEntry, isNoCopy] },
  });
  return found.docs as TypeWithVersion<Saved>[];
}

const stateOf = ({ _status: status }: Saved, isCurrent: boolean) =>
  status !== "published" ? "draft" : isCurrent ? "published" : "publishedBefore";
