"use client";

import { Button, Link, toast, useAuth, useConfig, type UserWithToken } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { callApi } from "payload-kit/admin/call-api";
import type { SetUp } from "../second-factor/set-up";
import styles from "./account.module.css";
import { KeyForApp } from "./key-for-app";
import { CodeInput, LabelledInput } from "./labelled-input";
import { RecoveryCodes } from "./recovery-codes";
import { useTexts } from "../use-texts";

type Step =
  | { readonly name: "password" }
  | { readonly name: "code" }
  | { readonly name: "set-up"; readonly setUp: SetUp }
  | { readonly name: "codes"; readonly codes: readonly string[]; readonly session: UserWithToken };

/** E-mail and password, then the code if the account needs one. @param target address to open afterwards */
export function LoginForm({ target }: { target: string }) {
  const { t } = useTexts();
  const { routes } = useConfig().config;
  const { setUser } = useAuth();
  const router = useRouter();
  const [step, setStep] = useState<Step>({ name: "password" });
  const [account, setAccount] = useState({ email: "", password: "" });
  const [code, setCode] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  function enter(session: UserWithToken) {
    setUser(session);
    router.push(target);
  }

  async function signIn(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const ticket = step.name === "set-up" ? { ticket: step.setUp.ticket } : {};
    const given = step.name === "password" ? {} : { code };
    const answer = await callApi<Record<string, unknown>>(`${routes.api}/users/login`, {
      body: { ...account, ...given, ...ticket },
    });
    setIsBusy(false);
    setCode("");
    if (answer.ok) {
      const session = answer.body as unknown as UserWithToken;
      const codes = answer.body.recoveryCodes as string[] | undefined;
      return codes ? setStep({ name: "codes", codes, session }) : enter(session);
    }
    const { data, message } = answer;
    if (data?.secondFactor === "needed") return setStep({ name: "code" });
    if (data?.secondFactor === "set-up") return setStep({ name: "set-up", setUp: data as unknown as SetUp });
    toast.error(message ?? t("accounts:factor.failed"));
  }

  if (step.name === "codes") return <RecoveryCodes codes={step.codes} onKept={() => enter(step.session)} />;
  return (
    <form className={styles.login} method="post" onSubmit={(event) => void signIn(event)}>
      <div className={styles.inputs}>
        {step.name === "password" && (
          <>
            <LabelledInput
              label={t("general:email")}
              id="field-email"
              type="email"
              name="email"
              autoComplete="email"
              required
              value={account.email}
              onChange={({ target: { value } }) => setAccount({ ...account, email: value })}
            />
            <LabelledInput
              label={t("general:password")}
              id="field-password"
              type="password"
              name="password"
              autoComplete="current-password"
              required
              value={account.password}
              onChange={({ target: { value } }) => setAccount({ ...account, password: value })}
            />
          </>
        )}
        {step.name === "code" && (
          <CodeInput
            label={t("accounts:factor.code")}
            description={t("accounts:factor.codeWhere")}
            autoFocus
            value={code}
            onChange={({ target: { value } }) => setCode(value)}
          />
        )}
        {step.name === "set-up" && (
          <div className={styles.form}>
            <p style={{ margin: 0 }}>{t("accounts:factor.mustSetUp")}</p>
            <KeyForApp {...step.setUp} />
            <CodeInput
              label={t("accounts:factor.codeOfApp")}
              inputMode="numeric"
              value={code}
              onChange={({ target: { value } }) => setCode(value)}
            />
          </div>
        )}
      </div>
      {step.name === "password" ? (
        <Link href={`${routes.admin}/forgot`} prefetch={false}>
          {t("authentication:forgotPasswordQuestion")}
        </Link>
      ) : (
        <Button buttonStyle="none" margin={false} onClick={() => setStep({ name: "password" })}>
          {t("accounts:factor.back")}
        </Button>
      )}
      <div className="form-submit">
        <Button type="submit" size="large" disabled={isBusy}>
          {t("authentication:login")}
        </Button>
      </div>
    </form>
  );
}
