import { markOnChange, markOnGlobalChange } from "../releases/mark-on-change";
import { dropAnswersOnChange, dropAnswersOnGlobalChange } from "./drop-answers";

/** What a change of content sets off: the API forgets its answers, then the publisher is notified. */
export const onContentChange = {
  afterChange: [...dropAnswersOnChange.afterChange, ...markOnChange.afterChange],
  afterDelete: [...dropAnswersOnChange.afterDelete, ...markOnChange.afterDelete],
};

/** The same for a global. */
export const onGlobalChange = {
  afterChange: [...dropAnswersOnGlobalChange.afterChange, ...markOnGlobalChange.afterChange],
};
