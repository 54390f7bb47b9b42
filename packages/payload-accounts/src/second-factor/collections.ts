import type { Access, CollectionConfig } from "payload";

const nobody: Access = () => false;

const HIDDEN = {
  versions: false,
  lockDocuments: false,
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
} satisfies Partial<CollectionConfig>;

/** The second factor of those who have one. No call of the API reads or writes it. */
export const SecondFactors: CollectionConfig = {
  ...HIDDEN,
  slug: "second-factors",
  fields: [
    { name: "user", type: "relationship", relationTo: "users", unique: true },
    // Encrypted: see seal.ts.
    { name: "secret", type: "text", required: true },
    // The interval whose code was used last; that one and those before it are not taken again.
    { name: "lastStep", type: "number", required: true },
  ],
};

/** One-time recovery codes that replace the phone, one row each; hashed. */
export const RecoveryCodes: CollectionConfig = {
  ...HIDDEN,
  slug: "recovery-codes",
  fields: [
    { name: "user", type: "relationship", relationTo: "users", index: true },
    { name: "hash", type: "text", required: true, index: true },
    { name: "usedAt", type: "date" },
  ],
};
