import type { UploadsInBucket } from "../files/uploads-in-bucket";
import { onContentChange } from "../hooks/on-content-change";
import { refuseWhileUsed } from "../hooks/refuse-while-used";

/** What goes for every collection whose files the site shows. @param inBucket where the files are kept in one */
export const uploadHooks = (inBucket: UploadsInBucket | undefined) => ({
  beforeDelete: [refuseWhileUsed, ...(inBucket ? [inBucket.beforeDelete] : [])],
  afterChange: [...(inBucket ? [inBucket.afterChange] : []), ...onContentChange.afterChange],
  afterDelete: onContentChange.afterDelete,
});
