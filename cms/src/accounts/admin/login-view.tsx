import { redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import { getSafeRedirect } from "payload/shared";
import { Logo } from "../../admin/graphics";
import { LoginForm } from "./login-form";

/** In place of Payload's own view, whose form knows a password only (A4). */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: "/admin", redirectTo: searchParams?.redirect ?? "" });
  if (initPageResult.req.user) redirect(target);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LoginForm target={target} />
    </>
  );
}
