"use client";

import * as ui from "@payloadcms/ui";
import type { FormState } from "payload";
import { AdminLink } from "payload-kit/admin/admin-link";
import { useAdmin, useApi } from "payload-kit/admin/use-api";
import { EntryStatus } from "payload-releases/admin/entry-status";
import { useState } from "react";
import { useTexts } from "../use-texts";
import styles from "./first-run.module.css";
import { SKIPPED } from "./paths";

/** Steps with the names of their fields in the settings. */
const STEPS = [
  ["languages", ["languages"]],
  ["name", ["productName", "slogan"]],
  ["look", ["colors", "logo"]],
  ["contacts", ["email"]],
] as const;

/** The settings that a new site needs, in steps. Publishing them queues the release that makes the site. */
export function FirstRun() {
  const { t } = useTexts();
  const [api, admin] = [useApi(), useAdmin()];
  const { initialState, docPermissions } = ui.useDocumentInfo();
  const { setPreference } = ui.usePreferences();
  const { getFormState } = ui.useServerFunctions();
  const { code } = ui.useLocale();
  const [Drawer, Toggler] = ui.useDocumentDrawer({ collectionSlug: "offices" });
  const [isPublished, setPublished] = useState(false);
  // Payload resets a form whenever this is another object. It publishes, whatever state the settings are in.
  const [state] = useState<FormState>(() => {
    const { _status } = initialState ?? {};
    return { ...initialState, _status: { ..._status, initialValue: "published", value: "published" } };
  });
  const tabs = ui.useConfig().getEntityConfig({ globalSlug: "settings" }).fields;
  const fields = tabs.flatMap((field) => (field.type === "tabs" ? field.tabs.flatMap((tab) => tab.fields) : []));
  // The server judges a value that it has refused again, as it does in the form of the settings.
  const judge = async ({ formState, submitted }: { formState: FormState; submitted?: boolean }) => {
    const settings = { globalSlug: "settings", schemaPath: "settings", operation: "update" } as const;
    const form = { ...settings, formState, docPermissions, docPreferences: { fields: {} } };
    return (await getFormState({ ...form, skipValidation: !submitted })).state ?? formState;
  };
  const skip = () => void setPreference(SKIPPED, { skipped: true }).then(() => location.assign(admin("")));
  const action = api(`/globals/settings?locale=${code}&depth=0`);
  const form = { action, method: "POST", disableValidationOnSubmit: true, initialState: state } as const;
  return (
    <main>
      <ui.Form {...form} onChange={[judge]} onSuccess={() => setPublished(true)} className={styles.page}>
        <h2>{t("admin:firstRun.title")}</h2>
        <p>{t("admin:firstRun.lead")}</p>
        {STEPS.map(([step, names], index) => (
          <section key={step}>
            <h3>
              {index + 1}. {t(`admin:firstRun.${step}`)}
            </h3>
            <ui.RenderFields
              {...{ parentIndexPath: "", parentPath: "", parentSchemaPath: "settings", forceRender: true }}
              fields={fields.filter((field) => "name" in field && names.some((name) => name === field.name))}
              permissions={docPermissions?.fields ?? {}}
            />
          </section>
        ))}
        <p>
          <Toggler aria-label={t("admin:firstRun.addOffice")}>{t("admin:firstRun.addOffice")}</Toggler>{" "}
          <AdminLink to="/collections/offices">{t("admin:firstRun.offices")}</AdminLink>
        </p>
        <div className={styles.acts}>
          <ui.FormSubmit>{t("admin:firstRun.publish")}</ui.FormSubmit>
          {isPublished ? (
            <EntryStatus />
          ) : (
            <ui.Button {...{ buttonStyle: "secondary", onClick: skip }}>{t("admin:firstRun.skip")}</ui.Button>
          )}
          {isPublished && <a href="/">{t("admin:firstRun.open")}</a>}
        </div>
        <Drawer />
      </ui.Form>
    </main>
  );
}
