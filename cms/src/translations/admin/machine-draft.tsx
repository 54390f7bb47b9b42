import { useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { wordsFor } from "../../words";
import type { MachineReport } from "../machine/protocol";
import { MACHINE_TEXTS } from "./machine-texts";
import styles from "./machine-draft.module.css";

interface MachineDraftProps {
  list: string;
  id: string;
  to: string;
  /** What is translated into what, for those who hear the button alone. */
  name: string;
  /** Called when there is a new draft. */
  onDraft: () => void;
}

type State = { is: "idle" | "busy" } | { is: "told"; messages: readonly string[] };

/** Drafts by a machine what an entry lacks in a language (X3). */
export function MachineDraft({ list, id, to, name, onDraft }: MachineDraftProps) {
  const [state, setState] = useState<State>({ is: "idle" });
  const { i18n } = useTranslation();
  const say = (text: keyof typeof MACHINE_TEXTS) => wordsFor(i18n.language, MACHINE_TEXTS[text]);

  async function draft() {
    setState({ is: "busy" });
    try {
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify({ list, id, to });
      const answer = await fetch("/cms-api/translations/machine", { method: "POST", headers, body });
      // What is wrong with the question itself comes as Payload says it, without messages.
      const { hasDraft, messages = [say("failed")] } = (await answer.json()) as Partial<MachineReport>;
      setState(messages.length > 0 ? { is: "told", messages } : { is: "idle" });
      if (hasDraft) onDraft();
    } catch {
      setState({ is: "told", messages: [say("failed")] });
    }
  }

  return (
    <div className={styles.draft} data-state={state.is}>
      <button
        type="button"
        aria-label={`${say("draft")}: ${name}`}
        disabled={state.is === "busy"}
        onClick={() => void draft()}
      >
        {say("draft")}
      </button>
      {state.is === "busy" && <p role="status">{say("busy")}</p>}
      {state.is === "told" && <p role="alert">{state.messages.join(" ")}</p>}
    </div>
  );
}
