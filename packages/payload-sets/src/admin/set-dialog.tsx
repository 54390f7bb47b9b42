"use client";

import { useRef, useState } from "react";
import { callForMessage } from "payload-kit/admin/call-api";
import { Panel } from "payload-kit/admin/panel";
import { useApi } from "payload-kit/admin/use-api";
import type { SetStatus } from "../protocol";
import type { AskSet } from "./ask-sets";
import { stateOfSet } from "./state-of-set";
import { SetActs } from "./set-acts";
import { SetLinkPart } from "./set-link-part";
import styles from "./set-panel.module.css";
import { SetReplies } from "./set-replies";
import { SetState } from "./set-state";
import { useTexts } from "../use-texts";

interface SetDialogProps {
  id: string;
  /** Id of the set. */
  set: number | string;
  status: SetStatus | undefined;
  /** Called when a request starts and when it ends. */
  onChange: () => void;
  onClose: () => void;
}

/** All that is done with a set beside its form, in a panel that leaves the form usable. */
export function SetDialog({ id, set, status, onChange, onClose }: SetDialogProps) {
  const { t } = useTexts();
  const api = useApi();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<"idle" | "asking">("idle");
  const [fault, setFault] = useState("");

  const ask: AskSet = async (path, request) => {
    if (state === "asking") return false;
    setState("asking");
    setFault("");
    const answer = callForMessage(api(`/sets/${path}`), request, t("sets:didNotWork"));
    // A set that goes live is compared with the site before there is an answer: that takes as long as a build.
    onChange();
    const newFault = await answer;
    setState("idle");
    setFault(newFault ?? "");
    onChange();
    return newFault === undefined;
  };

  /** For a button that goes away by what it does, and would take the focus with it. */
  const askAndFocus: AskSet = async (path, request) => {
    const hasWorked = await ask(path, request);
    if (hasWorked) dialog.current?.focus({ preventScroll: true });
    return hasWorked;
  };

  return (
    <Panel
      ref={dialog}
      id={id}
      heading={t("sets:title")}
      closeLabel={t("sets:close")}
      className={styles.panel}
      data-state={status && stateOfSet(status)}
      onClose={onClose}
    >
      {status ? (
        <>
          <SetState status={status} />
          <SetActs set={set} status={status} ask={askAndFocus} />
          <p role="status" className={styles.facts}>
            {state === "asking" && t("sets:reading")}
          </p>
          <p role="alert" className={styles.fault}>
            {fault !== status.reason && fault}
          </p>
          <SetLinkPart set={set} status={status} ask={askAndFocus} />
          <SetReplies status={status} ask={ask} />
        </>
      ) : (
        <p role="status">{t("sets:reading")}</p>
      )}
    </Panel>
  );
}
