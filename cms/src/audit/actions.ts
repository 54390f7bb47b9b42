/** Actions in the audit log. Imports nothing of Payload, because the admin bundles it. */

export const AUDIT_ACTIONS = [
  "signed-in",
  "failed",
  "signed-out",
  "session-ended",
  "published",
  "unpublished",
  "created",
  "changed",
  "deleted",
  "restored",
  "exported",
  "erased",
  "put-back",
  "password",
  "factor-on",
  "factor-off",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
