export {
  fieldValues,
  relatedId,
  textOf,
  walkFields,
  withForm,
  type Doc,
  type FieldOfDoc,
  type FieldValue,
} from "./field-values";
export { isRecord } from "./is-record";
export { labelOf } from "./label-of";
