import { internalRows } from "payload-kit/access";

/** The second factor of those who have one. No call of the API reads or writes it. */
export const SecondFactors = internalRows({
  slug: "second-factors",
  fields: [
    { name: "user", type: "relationship", relationTo: "users", unique: true },
    // Encrypted: see seal.ts.
    { name: "secret", type: "text", required: true },
    // The interval whose code was used last; that one and those before it are not taken again.
    { name: "lastStep", type: "number", required: true },
  ],
});

/** One-time recovery codes that replace the phone, one row each; hashed. */
export const RecoveryCodes = internalRows({
  slug: "recovery-codes",
  fields: [
    { name: "user", type: "relationship", relationTo: "users", index: true },
    { name: "hash", type: "text", required: true, index: true },
    { name: "usedAt", type: "date" },
  ],
});
