import { recordChange, recordGlobalChange } from "../audit/record-change";
import { markOnChange, markOnGlobalChange } from "../releases/mark-on-change";
import { dropFlags, dropGlobalFlags } from "../translations/flags";
import { dropAnswersOnChange, dropAnswersOnGlobalChange } from "./drop-answers";

/** What a change of content sets off: the API forgets its answers, the publisher is notified, the audit log notes it. */
export const onContentChange = {
  afterChange: [
    ...dropAnswersOnChange.afterChange,
    ...markOnChange.afterChange,
    ...recordChange.afterChange,
    ...dropFlags.afterChange,
  ],
  beforeDelete: recordChange.beforeDelete,
  afterDelete: [
    ...dropAnswersOnChange.afterDelete,
    ...markOnChange.afterDelete,
    ...recordChange.afterDelete,
    ...dropFlags.afterDelete,
  ],
  beforeOperation: recordChange.beforeOperation,
};

/** The same for a global. */
export const onGlobalChange = {
  afterChange: [
    ...dropAnswersOnGlobalChange.afterChange,
    ...markOnGlobalChange.afterChange,
    ...recordGlobalChange.afterChange,
    ...dropGlobalFlags.afterChange,
  ],
  beforeOperation: recordGlobalChange.beforeOperation,
};
