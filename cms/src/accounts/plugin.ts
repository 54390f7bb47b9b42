import type { Plugin } from "payload";
import { extendConfig } from "payload-kit/extend";
import type { CmsEnv } from "../env";
import { createUsers } from "./collection";
import { RecoveryCodes, SecondFactors } from "./second-factor/collections";
import { Sessions } from "./sessions";

/** Accounts with sessions and a second factor (A4, X16). */
export const accounts =
  (env: CmsEnv): Plugin =>
  (config) => {
    const extended = extendConfig(config, {
      collections: [createUsers(env), Sessions, SecondFactors, RecoveryCodes],
      views: {
        login: { Component: "/accounts/admin/login-view#LoginView" },
        ...(env.mail ? {} : { forgot: { Component: "/accounts/admin/forgot-view#ForgotView" } }),
      },
    });
    return { ...extended, admin: { ...extended.admin, user: "users" } };
  };
