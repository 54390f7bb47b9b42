/** Path of the component that brings a form to the field which its address names, as Payload's config names components. */
export const FIELD_FINDER = "/admin/field-finder#FieldFinder";
