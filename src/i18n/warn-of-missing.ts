import type { i18n } from "i18next";

const watched = new WeakSet<i18n>();

/**
 * Makes an instance of i18next warn of a missing message, whose key is shown instead (L6, locale rule 6). Idempotent.
 * @param namespaces of the page; a missing file of them is a warning too
 */
export function warnOfMissing(instance: i18n, namespaces: readonly string[] = []): void {
  if (watched.has(instance)) return;
  watched.add(instance);
  const { language } = instance;
  const files = namespaces.filter((name) => !instance.hasResourceBundle(language, name));
  // A page without any has no query for them.
  if (files.length < namespaces.length) {
    for (const name of files)
      console.warn(`There is no message file "${name}.json" in "${language}". Add it to locales/.`);
  }
  instance.on("missingKey", (_languages, _namespace, key) =>
    console.warn(
      `There is no message "${key}" in "${language}". Add it to locales/, or its file to the route in src/site/routes.ts.`,
    ),
  );
}
