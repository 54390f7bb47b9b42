import { accounts as plugin } from "payload-accounts";
import { isPublic } from "payload-kit/content-lists";
import type { CmsEnv } from "../env";
import { localized } from "../i18n";

const RECORDED = new Set(["glossary", "sets"]);

/** Accounts with sessions and a second factor, and the log of who did what from where (A4, X16). */
export const accounts = ({ auditLogDays, enquiries, mail, secondFactor }: CmsEnv) =>
  plugin({
    group: localized("content:group.settings"),
    sendsMail: mail !== null,
    passwordCommand: "npm run password -- name@example.com",
    rateLimitStore: enquiries.rateLimitStore,
    secondFactor: {
      issuer: "Future Native",
      isRequired: secondFactor === "required",
      keyContext: "future-native second factor",
    },
    auditLog: {
      days: auditLogDays,
      recorded(list) {
        if (isPublic(list) || RECORDED.has(list.slug)) return "changes";
        // Nothing is kept of people who sent one.
        return list.slug === "enquiries" ? "deletions" : undefined;
      },
      actions: {
        exported: localized("content:action.exported"),
        erased: localized("content:action.erased"),
        "put-back": localized("content:action.putBack"),
      },
    },
  });
