import type { AdminTextKey } from "../i18n";

/** Path of the component that brings a form to the field which its address names, as Payload's config names components. */
export const FIELD_FINDER = "/admin/field-finder#FieldFinder";

/**
 * Components of every form, in this order: schedules, text kept from before a takeover, protection against lost
 * changes, conflicts, the link to the preview, the set of the draft.
 */
export const FORM_TOOLS = [
  "/admin/scheduled#Scheduled",
  "/admin/kept-text#KeptText",
  "/admin/keep-modified#KeepModified",
  "/unsaved/admin/saving-tools#SavingTools",
  "/preview/admin/field-link#FieldLink",
  "/sets/admin/set-membership#SetMembership",
];

/** The view of an entry's form with the preview before the first save too, by its path. */
export const EDIT_VIEW = { default: { Component: "/preview/admin/edit-view#EditView" } };

/** Path of the component that lists what is scheduled above a list. */
export const SCHEDULED_LIST = "/admin/scheduled-list#ScheduledList";

/** Path of the component that acts on the entries selected in a list. */
export const BULK_BAR = "/lists/bulk/admin/bulk-bar#BulkBar";

/** Path of the component that heads an untranslated entry by its title in another language. */
export const HEADING = "/admin/heading#Heading";

/** Status of an entry, with the revert to its published version. */
export const STATUS = "/versions/admin/status#Status";

/** Path of Publish, which offers to schedule what is not saved yet too. */
export const PUBLISH = "/admin/publish#Publish";

/** Path of what names the buttons that Payload draws as a picture alone, around the whole admin. */
export const BUTTON_NAMES = "/admin/button-names#ButtonNames";

/** The views of an entry's versions, by their paths: the list says who saved each and what changed, the other compares. */
export const VERSION_VIEWS = {
  versions: { Component: "/versions/admin/versions-view#VersionsView" },
  version: { Component: "/versions/admin/version-view#VersionView" },
};

/** Path of the view of a draft's search result and card, beside the fields that replace them. */
export const SHARING_VIEW = "/sharing/admin/sharing-view#SharingView";

/** Path of the panel that says what is wrong with a form before it goes live. */
export const GATE_PANEL = "/gate/admin/gate-panel#GatePanel";

/** Description below a localized text, and in another language its source. */
export const SOURCE_TEXT = "/translations/admin/source-text#SourceText";

/** Path of the field that describes a picture in all languages. */
export const ALTS = "/pictures/admin/alts#Alts";

/** Path of the panel with a picture's focal point and its crops. */
export const CROPS = "/pictures/admin/crops#Crops";

/** A link to a view of ours in the admin's navigation. */
export const navLink = (address: string, label: AdminTextKey) => ({
  path: "/admin/nav-link#NavLink",
  clientProps: { address, label },
});
