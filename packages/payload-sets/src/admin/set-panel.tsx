"use client";

import { Button, useDocumentInfo, useField } from "@payloadcms/ui";
import { useEffect, useId, useRef, useState } from "react";
import stateDot from "payload-kit/admin/state-dot.module.css";
import { useApi } from "payload-kit/admin/use-api";
import { useIsInBrowser } from "payload-kit/admin/use-is-in-browser";
import { usePolled } from "payload-kit/admin/use-polled";
import { PANEL, type Phase, type SetStatus } from "../protocol";
import { stateLabel, stateOfSet } from "./state-of-set";
import { SetDialog } from "./set-dialog";
import styles from "./set-panel.module.css";
import { useTexts } from "../use-texts";

/** Beside Save (X12): what has become of a set, and the panel that shows it, sends it round and puts it live. */
export function SetPanel() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <SavedSet key={id} id={id} />;
}

const isUnderWay = ({ phase, work }: SetStatus) =>
  work === "building" || phase === "going-live" || phase === "putting-back";

function SavedSet({ id }: { id: number | string }) {
  const { lastUpdateTime } = useDocumentInfo();
  const { t } = useTexts();
  const { status, refresh } = usePolled(useApi()(`/sets/${id}/status`), isUnderWay, lastUpdateTime);
  const isInBrowser = useIsInBrowser();
  const [chosen, setIsOpen] = useState<boolean>();
  const isOpen = chosen ?? (isInBrowser && window.location.hash === PANEL);
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useId();
  useShownPhase(status?.phase);

  function close() {
    setIsOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      <p className={`${stateDot.badge} ${styles.badge}`} data-state={status && stateOfSet(status)} role="status">
        {status && <span>{t(stateLabel(status))}</span>}
      </p>
      <Button
        ref={opener}
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => setIsOpen(!isOpen)}
        extraButtonProps={{ "aria-expanded": isOpen, "aria-controls": isOpen ? dialog : undefined }}
      >
        {t("sets:title")}
      </Button>
      {isOpen && <SetDialog id={dialog} set={id} status={status} onChange={refresh} onClose={close} />}
    </>
  );
}

/** The form has read the phase when it was opened; no save of it changes the phase. */
function useShownPhase(phase: Phase | undefined): void {
  const { value, setValue } = useField<Phase>({ path: "phase" });
  useEffect(() => {
    if (phase !== undefined && value !== phase) setValue(phase, true);
  }, [phase, setValue, value]);
}
