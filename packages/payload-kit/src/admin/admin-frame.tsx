import { DefaultTemplate } from "@payloadcms/next/templates";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";

interface AdminFrameProps extends AdminViewServerProps {
  /** Address of the view, for the redirect after signing in. */
  address: string;
  children: ReactNode;
}

/** A view of ours within the admin's frame, for those who are signed in; others are led to sign in before it is rendered. */
export function AdminFrame({ address, children, initPageResult, params, searchParams }: AdminFrameProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  const { user, payload, i18n } = req;
  if (!user || !permissions.canAccessAdmin)
    redirect(`${payload.config.routes.admin}/login?redirect=${encodeURIComponent(address)}`);
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <main>{children}</main>
    </DefaultTemplate>
  );
}
