import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from "payload";
import { noteChange } from "../changed-entries";
import { dropAnswers } from "../public-api/answer-cache";

const afterChange: CollectionAfterChangeHook = ({ collection, doc }) => {
  noteChange(collection.slug, doc.id);
  dropAnswers();
  return doc;
};
const afterDelete: CollectionAfterDeleteHook = ({ collection, doc, id }) => {
  noteChange(collection.slug, id);
  dropAnswers();
  return doc;
};
const afterGlobalChange: GlobalAfterChangeHook = ({ doc }) => {
  dropAnswers();
  return doc;
};

/** Every collection that the API answers from forgets the API's answers when it changes. */
export const dropAnswersOnChange = { afterChange: [afterChange], afterDelete: [afterDelete] };

/** The same for a global. */
export const dropAnswersOnGlobalChange = { afterChange: [afterGlobalChange] };
