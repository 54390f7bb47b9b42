/** What visitors agree to is stored with a version (X5): another wording is another version. */
import { createHash } from "node:crypto";
import { CONSENT_VERSION } from "@future-native/contract/form-rules";
import { LOCALES } from "@future-native/contract/locales";
import { readSource } from "../support/source-files";

/** Every version that was ever in use, with the hash of its wording in all locales. Lines are added, never changed. */
const WORDINGS: Readonly<Record<string, string>> = {
  "2026-11-21": "efdf5f57a296e570",
};

function wording(locale: string): unknown {
  const { form } = JSON.parse(readSource(`locales/${locale}/form.json`)) as { form: { consents: unknown } };
  return form.consents;
}

test("X5: the version of the consents names their wording; a new wording takes a new version and a line above", () => {
  const hash = createHash("sha256")
    .update(JSON.stringify(LOCALES.map(({ code }) => [code, wording(code)])))
    .digest("hex")
    .slice(0, 16);
  expect({ [CONSENT_VERSION]: WORDINGS[CONSENT_VERSION] }).toEqual({ [CONSENT_VERSION]: hash });
});
