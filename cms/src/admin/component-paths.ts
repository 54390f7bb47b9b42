/** Path of the component that brings a form to the field which its address names, as Payload's config names components. */
export const FIELD_FINDER = "/admin/field-finder#FieldFinder";

/** Path of Publish, whose schedule goes by the editor's clock. */
export const PUBLISH = "/admin/publish#Publish";

/** Path of what names the buttons that Payload draws as a picture alone, around the whole admin. */
export const BUTTON_NAMES = "/admin/button-names#ButtonNames";
