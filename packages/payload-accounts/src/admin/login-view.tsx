import { RenderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import styles from "./account.module.css";
import { LoginForm } from "./login-form";

/** In place of Payload's own view, whose form knows a password only. */
export function LoginView({ initPageResult, payload, searchParams }: AdminViewServerProps) {
  const { admin, routes } = payload.config;
  const target = getSafeRedirect({ fallbackTo: routes.admin, redirectTo: searchParams?.redirect ?? "" });
  if (initPageResult.req.user) redirect(target);
  return (
    <main>
      <h1 className={styles.brand}>
        {RenderServerComponent({ Component: admin.components.graphics?.Logo, importMap: payload.importMap })}
      </h1>
      <LoginForm target={target} />
    </main>
  );
}
