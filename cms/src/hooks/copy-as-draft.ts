import type { CollectionBeforeOperationHook } from "payload";

/** A duplicate is created as a draft, whatever the status of the original. */
export const copyAsDraft: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === "create" && "duplicateFromID" in args && args.duplicateFromID !== undefined
    ? { ...args, draft: true }
    : args;
