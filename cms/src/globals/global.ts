import type { Access, Field, GlobalConfig, GlobalSlug } from "payload";
import { signedIn } from "payload-kit/access";
import { siteRole } from "payload-kit/content-lists";
import { FIELD_FINDER, PUBLISH } from "../admin/component-paths";
import { checkPublication } from "../hooks/check-publication";
import { dropAnswersOnChange } from "../hooks/drop-answers";
import { storePlainText } from "../fields/plain-text";
import { noteWhoSaved, savedByField } from "../fields/saved-by";
import { globalVersions } from "../versioning";
import type { Localized } from "../i18n";

interface GlobalOptions {
  slug: GlobalSlug;
  label: Localized;
  group: Localized;
  description?: Localized;
  fields: Field[];
  /** Access to updates; by default all signed-in users. */
  update?: Access;
  /** Views beside that of the form, by their names. */
  views?: NonNullable<NonNullable<NonNullable<GlobalConfig["admin"]>["components"]>["views"]>["edit"];
}

/** Access, form, hooks and versions of every global. Plugins add theirs. */
export function contentGlobal({
  slug,
  label,
  group,
  description,
  fields,
  update = signedIn,
  views = {},
}: GlobalOptions): GlobalConfig {
  return {
    slug,
    custom: siteRole("entries"),
    label,
    admin: {
      group,
      description,
      hideAPIURL: true,
      components: {
        elements: { PublishButton: PUBLISH, beforeDocumentControls: [FIELD_FINDER] },
        views: { edit: views },
      },
    },
    access: { read: signedIn, readVersions: signedIn, update },
    hooks: {
      beforeOperation: checkPublication.beforeOperation,
      beforeValidate: [storePlainText],
      beforeChange: [...checkPublication.beforeChange, noteWhoSaved],
      afterChange: dropAnswersOnChange.afterChange,
    },
    versions: globalVersions,
    // The form asks when the published global was saved, by this field alone, and then reads from the answer whether it is published.
    forceSelect: { _status: true },
    fields: [...fields, savedByField],
  };
}
