import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { Logo } from "../../admin/graphics";
import styles from "./account.module.css";
import { LoginForm } from "./login-form";

/** In place of Payload's own view, whose form knows a password only (A4). */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: "/admin", redirectTo: searchParams?.redirect ?? "" });
  if (initPageResult.req.user) redirect(target);
  return (
    <main>
      <h1 className={styles.brand}>
        <Logo />
      </h1>
      <LoginForm target={target} />
    </main>
  );
}
