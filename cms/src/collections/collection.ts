import type { CollectionConfig, CollectionSlug, Field } from "payload";
import { signedIn } from "payload-kit/access";
import { siteRole } from "payload-kit/content-lists";
import { HEADING } from "payload-kit/components";
import { checkPublication } from "../hooks/check-publication";
import { copyAsDraft } from "../hooks/copy-as-draft";
import { dropAnswersOnChange } from "../hooks/drop-answers";
import { storePlainText } from "../fields/plain-text";
import { refuseBadDates } from "../hooks/refuse-bad-dates";
import { refuseWhileUsed } from "../hooks/refuse-while-used";
import { titlesForFields } from "../hooks/titles-for-fields";
import { withTitle } from "../lists/copied-title";
import { noteWhoSaved, savedByField } from "../fields/saved-by";
import { FIELD_FINDER, PUBLISH } from "../admin/component-paths";
import { languageColumns, lookColumn, statusColumn, withOwnColumns } from "../lists/columns";
import { collectionVersions } from "../versioning";
import type { Localized } from "../i18n";

interface ContentOptions {
  slug: CollectionSlug;
  labels: { singular: Localized; plural: Localized };
  /** Of the navigation; without one the fields that use its entries lead to them. */
  group: Localized | false;
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

/** Access, list, form and hooks of every collection of content. Plugins add theirs. */
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
    custom: siteRole("entries"),
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
        edit: { ...(drafts && { PublishButton: PUBLISH }), beforeDocumentControls: [FIELD_FINDER, HEADING] },
      },
    },
    access: { read: signedIn, readVersions: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    hooks: {
      beforeOperation: [copyAsDraft, ...checkPublication.beforeOperation, ...titlesForFields.beforeOperation],
      beforeValidate: [storePlainText, refuseBadDates],
      beforeChange: [...checkPublication.beforeChange, ...(drafts ? [noteWhoSaved] : [])],
      afterChange: dropAnswersOnChange.afterChange,
      beforeDelete: [refuseWhileUsed],
      afterDelete: dropAnswersOnChange.afterDelete,
    },
    // Without drafts a duplicate would be published at once.
    disableDuplicate: !drafts,
    versions: drafts ? collectionVersions : false,
    fields,
  };
}
