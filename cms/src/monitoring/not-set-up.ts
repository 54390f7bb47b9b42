import { translate } from "../i18n";

/** What is not set up: nothing is at fault, and nothing is known to work. The desk, `/api/ready` and an alert say so. */
export type Missing = "queue" | "mail" | "release" | "backup" | "nightlyBackup";

/** In English, for those who run the server. */
export const notSetUp = (missing: Missing): string => translate("en", `monitoring:notSetUp.${missing}`);
