/** Accounts with sessions and a second factor, and a log of what they do. */
import type { Plugin } from "payload";
import { extendConfig } from "payload-kit/extend";
import { gatherTexts } from "payload-kit/texts";
import { withAuditLog } from "./audit/with-audit-log";
import type { AccountsOptions } from "./options";
import { RecoveryCodes, SecondFactors } from "./second-factor/collections";
import { Sessions } from "./sessions";
import { TEXTS } from "./texts";
import { createUsers } from "./users";

export type { AccountsOptions, AuditLogOptions, SecondFactorOptions } from "./options";

/** The plugin. Lists that it records are those of the config and of plugins before it. */
export const accounts =
  (options: AccountsOptions): Plugin =>
  (config) => {
    const forgot = {
      path: "payload-accounts/admin/forgot-view#ForgotView",
      serverProps: { command: options.passwordCommand },
    };
    const extended = extendConfig(config, {
      collections: [createUsers(options, config), Sessions, SecondFactors, RecoveryCodes],
      views: {
        login: { Component: "payload-accounts/admin/login-view#LoginView" },
        ...(options.sendsMail ? {} : { forgot: { Component: forgot } }),
      },
      translations: gatherTexts({ accounts: TEXTS.accounts }),
    });
    return withAuditLog({ ...extended, admin: { ...extended.admin, user: "users" } }, options);
  };
