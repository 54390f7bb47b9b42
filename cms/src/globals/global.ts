import type { Access, Field, GlobalConfig, GlobalSlug } from "payload";
import { signedIn } from "../access/signed-in";
import { FIELD_FINDER, FORM_TOOLS, GATE_PANEL, PUBLISH, STATUS, VERSION_VIEWS } from "../admin/component-paths";
import { savedByField } from "../fields/saved-by";
import { screenHooks } from "../hooks/content-hooks";
import { LIVE_BADGE } from "../releases/live-badge";
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
}

/** Shared config of all globals: access, versions and hooks. */
export function contentGlobal({
  slug,
  label,
  group,
  description,
  fields,
  update = signedIn,
}: GlobalOptions): GlobalConfig {
  return {
    slug,
    label,
    admin: {
      group,
      description,
      hideAPIURL: true,
      components: {
        elements: {
          PublishButton: PUBLISH,
          Status: STATUS,
          beforeDocumentControls: [LIVE_BADGE, FIELD_FINDER, ...FORM_TOOLS, GATE_PANEL],
        },
        views: { edit: VERSION_VIEWS },
      },
    },
    access: { read: signedIn, readVersions: signedIn, update },
    hooks: screenHooks,
    versions: globalVersions,
    // The form asks when the published global was saved, by this field alone, and then reads from the answer whether it is published.
    forceSelect: { _status: true },
    fields: [...fields, savedByField],
  };
}
