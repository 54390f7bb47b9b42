import { translate } from "../i18n";

/** Features that are not set up, which is no fault. The dashboard, `/api/ready` and an alert list them. */
export type Missing = "queue" | "mail" | "release" | "backup" | "nightlyBackup";

/** In English, for those who run the server. */
export const notSetUp = (missing: Missing): string => translate("en", `monitoring:notSetUp.${missing}`);
