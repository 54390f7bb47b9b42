import type { CollectionBeforeOperationHook } from "payload";

/** A copy of an entry begins as a draft, whatever the entry is and whoever asks for the copy. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === "create" && "duplicateFromID" in args && args.duplicateFromID !== undefined
    ? { ...args, draft: true }
    : args;
