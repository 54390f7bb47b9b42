import { recordChange } from "../audit/record-change";
import { markOnChange } from "../releases/mark-on-change";
import { dropFlags } from "../translations/flags";
import { dropAnswersOnChange } from "./drop-answers";

/** Effects of a content change: cached answers are dropped, the publisher is notified, the audit log gets a row. */
export const onContentChange = {
  beforeOperation: recordChange.beforeOperation,
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
};
