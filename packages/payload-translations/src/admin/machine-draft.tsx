import { useConfig } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import { useIsInBrowser } from "payload-kit/admin/use-is-in-browser";
import surface from "payload-kit/admin/surface.module.css";
import type { MachineReport } from "../machine/protocol";
import { useTexts } from "../use-texts";
import styles from "./machine-draft.module.css";

interface MachineDraftProps {
  entry: { list: string; id: string; to: string };
  /** Entry and languages, as the accessible name of the button. */
  name: string;
  /** Whether the entry lacks anything in the language. */
  isNeeded: boolean;
  /** Called when there is a new draft. */
  onDraft: () => void;
}

type State = { is: "idle" | "busy" } | { is: "done" | "failed"; sentences: readonly string[] };

/** Drafts by a machine what an entry lacks in a language, and says what came of it. */
export function MachineDraft({ entry, name, isNeeded, onDraft }: MachineDraftProps) {
  const [state, setState] = useState<State>({ is: "idle" });
  const outcome = useRef<HTMLParagraphElement>(null);
  const { t } = useTexts();
  const { config } = useConfig();
  const isInBrowser = useIsInBrowser();

  // The button has gone with what was missing: the keyboard goes on from here.
  useEffect(() => {
    if (state.is === "done" && !isNeeded) outcome.current?.focus();
  }, [state.is, isNeeded]);

  async function draft() {
    setState({ is: "busy" });
    const { body } = await callApi<MachineReport>(`${config.routes.api}/translations/machine`, { body: entry });
    // A bad request is answered by Payload, without messages.
    const { hasDraft = false, messages = [t("translations:machine.failed")] } = (body ?? {}) as Partial<MachineReport>;
    setState(
      hasDraft
        ? { is: "done", sentences: [t("translations:machine.done"), ...messages] }
        : { is: "failed", sentences: messages },
    );
    if (hasDraft) onDraft();
  }

  return (
    <div className={styles.draft} data-state={state.is}>
      {isNeeded && (
        <button
          type="button"
          className={surface.small}
          aria-label={`${t("translations:machine.draft")}: ${name}`}
          disabled={!isInBrowser || state.is === "busy"}
          onClick={() => void draft()}
        >
          {t("translations:machine.draft")}
        </button>
      )}
      {state.is === "busy" && <p role="status">{t("translations:machine.busy")}</p>}
      {"sentences" in state && (
        <p ref={outcome} tabIndex={-1} role={state.is === "failed" ? "alert" : "status"}>
          {state.sentences.join(" ")}
        </p>
      )}
    </div>
  );
}
