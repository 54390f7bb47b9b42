"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import type { SecondFactorState } from "../second-factor/endpoints";
import type { SetUp } from "../second-factor/set-up";
import styles from "./account.module.css";
import { KeyForApp } from "./key-for-app";
import { CodeInput, LabelledInput } from "./labelled-input";
import { RecoveryCodes } from "./recovery-codes";
import { useTexts } from "../use-texts";

export type FactorCall = (path: string, body?: object) => Promise<Record<string, unknown> | undefined>;

/** Actions that need the password. */
type Wish = "begin" | "recovery-codes" | "turn-off";

type Step =
  | { readonly name: "closed" }
  | { readonly name: "password"; readonly wish: Wish }
  | { readonly name: "set-up"; readonly setUp: SetUp }
  | { readonly name: "codes"; readonly codes: readonly string[] };

interface OwnFactorProps {
  readonly state: SecondFactorState;
  readonly call: FactorCall;
  readonly onChange: () => void;
}

/** Sets the own second factor up, makes new recovery codes, turns it off. */
export function OwnFactor({ state, call, onChange }: OwnFactorProps) {
  const { t } = useTexts();
  const [step, setStep] = useState<Step>({ name: "closed" });
  const [typed, setTyped] = useState("");
  const close = () => go({ name: "closed" });

  function go(next: Step) {
    setTyped("");
    setStep(next);
  }

  async function confirm() {
    if (step.name === "password") {
      const done = await call(`/users/second-factor/${step.wish}`, { currentPassword: typed });
      if (!done) return setTyped("");
      if (step.wish === "begin") return go({ name: "set-up", setUp: done as unknown as SetUp });
      if (step.wish === "recovery-codes") return showCodes(done);
      close();
      return onChange();
    }
    if (step.name !== "set-up") return;
    const done = await call("/users/second-factor/finish", { ticket: step.setUp.ticket, code: typed });
    if (done) showCodes(done);
    else setTyped("");
  }

  function showCodes({ recoveryCodes }: Record<string, unknown>) {
    go({ name: "codes", codes: recoveryCodes as string[] });
    onChange();
  }

  const ask = (wish: Wish, text: "renew" | "setUp" | "turnOff") => (
    <Button buttonStyle="secondary" margin={false} onClick={() => go({ name: "password", wish })}>
      {t(`accounts:factor.${text}`)}
    </Button>
  );

  return (
    <section className={`field-type ${styles.part}`} aria-label={t("accounts:factor.title")}>
      <h2>{t("accounts:factor.title")}</h2>
      <p className={styles.note}>{t("accounts:factor.why")}</p>
      <p>
        {t(state.isOn ? "accounts:factor.isOn" : "accounts:factor.isOff")}{" "}
        {state.isOn && t("accounts:factor.left", { number: state.recoveryCodes })}
      </p>
      {step.name === "closed" && (
        <div className={styles.buttons}>
          {!state.isOn && ask("begin", "setUp")}
          {state.isOn && ask("recovery-codes", "renew")}
          {state.isOn && !state.isRequired && ask("turn-off", "turnOff")}
        </div>
      )}
      {(step.name === "password" || step.name === "set-up") && (
        <Confirmation step={step} typed={typed} onType={setTyped} onConfirm={() => void confirm()} onCancel={close} />
      )}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} onKept={close} />}
    </section>
  );
}

interface ConfirmationProps {
  readonly step: Extract<Step, { name: "password" | "set-up" }>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** No `form` element, because it is inside the account's form. */
function Confirmation({ step, typed, onType, onConfirm, onCancel }: ConfirmationProps) {
  const { t } = useTexts();
  const input = {
    value: typed,
    onChange: ({ target }: { target: HTMLInputElement }) => onType(target.value),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      onConfirm();
    },
  };
  return (
    <div className={styles.form}>
      {step.name === "set-up" && <KeyForApp {...step.setUp} />}
      {step.name === "set-up" ? (
        <CodeInput label={t("accounts:factor.codeOfApp")} inputMode="numeric" {...input} />
      ) : (
        <LabelledInput label={t("general:password")} type="password" autoComplete="current-password" {...input} />
      )}
      <div className={styles.buttons}>
        <Button margin={false} disabled={typed === ""} onClick={onConfirm}>
          {t("accounts:factor.confirm")}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          {t("accounts:factor.cancel")}
        </Button>
      </div>
    </div>
  );
}
