/** Path of the component that brings a form to the field which its address names, as Payload's config names components. */
export const FIELD_FINDER = "/admin/field-finder#FieldFinder";

/** Path of Publish, which offers to schedule what is not saved yet too. */
export const PUBLISH = "/admin/publish#Publish";

/** Path of what names the buttons that Payload draws as a picture alone, around the whole admin. */
export const BUTTON_NAMES = "/admin/button-names#ButtonNames";

/** Path of the view of a draft's search result and card, beside the fields that replace them. */
export const SHARING_VIEW = "/sharing/admin/sharing-view#SharingView";

/** Path of the diff of a rich text between two versions. */
export const TEXT_DIFF = "/versions/admin/text-diff#TextDiff";

/** Path of the field that describes a picture in all languages. */
export const ALTS = "/pictures/admin/alts#Alts";

/** Path of the panel with a picture's focal point and its crops. */
export const CROPS = "/pictures/admin/crops#Crops";
