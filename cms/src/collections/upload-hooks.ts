import type { UploadsInBucket } from "../files/uploads-in-bucket";
import { dropAnswersOnChange } from "../hooks/drop-answers";
import { refuseWhileUsed } from "../hooks/refuse-while-used";

/** Hooks of every collection whose files the site shows. @param inBucket hooks that store the files in a bucket */
export const uploadHooks = (inBucket: UploadsInBucket | undefined) => ({
  beforeDelete: [refuseWhileUsed, ...(inBucket ? [inBucket.beforeDelete] : [])],
  afterChange: [...(inBucket ? [inBucket.afterChange] : []), ...dropAnswersOnChange.afterChange],
  afterDelete: dropAnswersOnChange.afterDelete,
});
