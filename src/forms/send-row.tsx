import { useEffect, useRef, type CSSProperties } from "react";
import { formatWait } from "@future-native/contract/form-rules";
import { useTranslation } from "react-i18next";
import { useHydrated } from "../hooks/use-hydrated";
import { Arrow } from "../ui/glyphs";
import { Button } from "../ui/button";
import * as styles from "./send-row.module.css";
import type { EnquiryState, Failure } from "./use-enquiry";

interface SendRowProps {
  state: EnquiryState;
  /** Reason of the error. */
  failure: Failure;
  /** Uploaded share, 0 to 1. */
  sent: number | undefined;
  /** All required answers are valid. */
  isReady: boolean;
}

type SendStyle = CSSProperties & Record<"--sent", number>;

/**
 * The submit button, or the result in its place (F5). An incomplete form shows in the button, which can still be
 * clicked: that shows the missing answers. Without scripts it never looks incomplete.
 */
export function SendRow({ state, failure, sent = 0, isReady }: SendRowProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const hasScripts = useHydrated();
  const style: SendStyle = { "--sent": sent };
  // The focus moves here after a click on the button, or Enter in a field, which is read-only now.
  useEffect(() => {
    if (state === "sending") button.current?.focus({ preventScroll: true });
  }, [state]);
  if (state === "success" || state === "error") return <Outcome key={state} state={state} failure={failure} />;
  return (
    <Button
      ref={button}
      type="submit"
      look="hot"
      aria-disabled={hasScripts && (!isReady || state === "sending")}
      data-state={state}
      className={styles.send}
      style={style}
    >
      {t(state === "sending" ? "form.sending" : "form.send")} <Arrow />
    </Button>
  );
}

/** Thanks, or the failure with advice; it takes the focus, so it is announced. */
function Outcome({ state, failure }: { state: "success" | "error"; failure: Failure }) {
  const { t, i18n } = useTranslation();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  const noteOf = (why: Failure): string => {
    if (why.outcome === "failed") return t("form.kept");
    return why.wait === undefined
      ? t("form.tooManyNow")
      : t("form.tooMany", { when: formatWait(why.wait, i18n.language) });
  };
  return (
    <div
      ref={text}
      role={state === "success" ? "status" : "alert"}
      tabIndex={-1}
      data-state={state}
      className={styles.outcome}
    >
      <p className={styles.word}>{t(state === "success" ? "form.sendSuccess" : "form.failed")}</p>
      {state === "success" && (
        <button type="reset" className={styles.again}>
          {t("form.another")} <Arrow />
        </button>
      )}
      {state === "error" && (
        <>
          <p>{t("form.error")}</p>
          <p className={styles.note}>{noteOf(failure)}</p>
          <button
            type="button"
            className={styles.again}
            onClick={({ currentTarget: { form } }) => form?.requestSubmit()}
          >
            {t("form.again")} <Arrow />
          </button>
        </>
      )}
    </div>
  );
}
