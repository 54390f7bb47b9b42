/** Address of the page within the admin: a view of the settings. */
export const FIRST_RUN_PATH = "/globals/settings/first-run";
/** Preference of an administrator who has skipped it. */
export const SKIPPED = "first-run-skipped";
