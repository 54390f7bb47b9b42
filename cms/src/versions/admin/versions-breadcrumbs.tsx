import { SetDocumentStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps } from "payload";
import { translate } from "../../i18n";

/** Above the views of versions: the collection, the entry, and that these are its versions. */
export function VersionsBreadcrumbs({ page }: { page: DocumentViewServerProps["initPageResult"] }) {
  const { collectionConfig, docID, globalConfig, req } = page;
  return (
    <SetDocumentStepNav
      collectionSlug={collectionConfig?.slug}
      globalLabel={globalConfig?.label}
      globalSlug={globalConfig?.slug}
      id={docID}
      pluralLabel={collectionConfig?.labels.plural}
      useAsTitle={collectionConfig?.admin.useAsTitle}
      view={translate(req.i18n.language, "versions:versions")}
    />
  );
}
