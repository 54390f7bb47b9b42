import type { CollectionAfterDeleteHook } from "payload";
import { afterEntryChange } from "payload-kit/entries";
import { noteChange } from "payload-kit/changed-entries";
import { dropAnswers } from "../public-api/answer-cache";

const afterChange = afterEntryChange(({ entry }) => {
  if (entry.id !== undefined) noteChange(entry.config.slug, entry.id);
  dropAnswers();
});

const afterDelete: CollectionAfterDeleteHook = ({ collection, doc, id }) => {
  noteChange(collection.slug, id);
  dropAnswers();
  return doc;
};

/** Everything that the API answers from forgets the API's answers when it changes. */
export const dropAnswersOnChange = { afterChange: [afterChange], afterDelete: [afterDelete] };
