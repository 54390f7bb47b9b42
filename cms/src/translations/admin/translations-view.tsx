import { DefaultTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { TranslationsBoard } from "./translations-board";

/** The board of translations within the admin's frame, for those who are signed in (X3). */
export function TranslationsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult;
  const { user, payload, i18n } = req;
  if (!user || !permissions.canAccessAdmin) redirect("/admin/login?redirect=%2Fadmin%2Ftranslations");
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={initPageResult.locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <TranslationsBoard />
    </DefaultTemplate>
  );
}
