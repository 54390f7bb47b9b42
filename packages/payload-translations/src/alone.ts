/** Key in `admin.custom` of a text for its description where one locale is in use; undefined for none. */
export const ALONE = "alone";
