import type { CollectionConfig, CollectionSlug, Field } from "payload";
import { signedIn } from "../access/signed-in";
import { contentHooks } from "../hooks/content-hooks";
import { withTitle } from "../fields/copied-title";
import { savedByField } from "../fields/saved-by";
import {
  BULK_BAR,
  EDIT_VIEW,
  FIELD_FINDER,
  FORM_TOOLS,
  GATE_PANEL,
  HEADING,
  PUBLISH,
  SCHEDULED_LIST,
  STATUS,
  VERSION_VIEWS,
} from "../admin/component-paths";
import { languageColumns, lookColumn, statusColumn, withOwnColumns } from "../lists/columns";
import { COLLECTION_KINDS } from "../preview/kinds";
import { LIVE_BADGE } from "../releases/live-badge";
import { collectionVersions } from "../versioning";
import type { Localized } from "../i18n";

interface ContentOptions {
  slug: CollectionSlug;
  labels: { singular: Localized; plural: Localized };
  group: Localized;
  useAsTitle: string;
  columns: string[];
  /** Name of the field with the picture that an entry is known by, for its list. */
  picture?: string;
  /** Field by which the admin's list is sorted; `sort` by default. */
  sortBy?: string;
  /** Drafts, versions and scheduled publishing; off for what only names other entries. */
  drafts?: boolean;
  description?: Localized;
  fields: Field[];
}

/** Shared config of all content collections: access, list, versions and hooks. */
export function contentCollection(options: ContentOptions): CollectionConfig {
  const { slug, labels, group, useAsTitle, columns, picture, sortBy = "sort", drafts = true, description } = options;
  const ownColumns = [...(picture ? [lookColumn(picture)] : []), ...(drafts ? languageColumns(options.fields) : [])];
  const fields = [
    ...withTitle(options.fields, useAsTitle),
    ...(drafts ? [savedByField, statusColumn] : []),
    ...ownColumns,
  ];
  return {
    slug,
    labels,
    defaultSort: sortBy,
    admin: {
      group,
      useAsTitle,
      defaultColumns: withOwnColumns(columns, ownColumns, drafts),
      description,
      pagination: { defaultLimit: 25 },
      hideAPIURL: true,
      // It writes over what is published in that language, at once and unseen.
      disableCopyToLocale: true,
      components: {
        edit: {
          ...(drafts && { PublishButton: PUBLISH, Status: STATUS }),
          beforeDocumentControls: [LIVE_BADGE, FIELD_FINDER, HEADING, ...(drafts ? FORM_TOOLS : []), GATE_PANEL],
        },
        beforeListTable: [...(drafts ? [SCHEDULED_LIST] : []), BULK_BAR],
        views: { edit: { ...(drafts && VERSION_VIEWS), ...(slug in COLLECTION_KINDS && EDIT_VIEW) } },
      },
    },
    access: { read: signedIn, readVersions: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    hooks: contentHooks(drafts),
    // Payload's acts on many say nothing of the site: see lists/bulk.
    disableBulkEdit: true,
    disableBulkDelete: true,
    // Without drafts a duplicate would be published at once.
    disableDuplicate: !drafts,
    versions: drafts ? collectionVersions : false,
    fields,
  };
}
