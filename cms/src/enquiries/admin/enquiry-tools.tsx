"use client";

import { useEffect } from "react";
import type { Data } from "payload";
import { Button, toast, useDocumentInfo, useField } from "@payloadcms/ui";
import { useTexts } from "../../use-texts";

type Mail = "waiting" | "sent" | "failed" | "held";

/** Beside the save button of an enquiry: sends a mail again, releases it from spam; and notes that it has been read. */
export function EnquiryTools() {
  const { id, updateSavedDocumentData } = useDocumentInfo();
  const { t } = useTexts();
  const mail = useField<Mail>({ path: "mail" });
  const state = useField<string>({ path: "state" });

  const isNew = state.initialValue === "new";
  const { setValue: setState } = state;
  useEffect(() => {
    if (!isNew || !id) return;
    void fetch(`/cms-api/enquiries/${id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ state: "read" }),
    }).then(async (answer) => {
      if (!answer.ok) return;
      // Otherwise the form would report its own change as a conflict.
      updateSavedDocumentData(((await answer.json()) as { doc: Data }).doc);
      setState("read", true);
    });
  }, [id, isNew, setState, updateSavedDocumentData]);

  async function send() {
    const answer = await fetch(`/cms-api/enquiries/${id}/send-again`, { method: "POST" });
    if (!answer.ok) return void toast.error(t("enquiries:failed"));
    mail.setValue("waiting", true);
    if (state.value === "spam") state.setValue("new", true);
    toast.success(t("enquiries:queued"));
  }

  if (mail.value !== "failed" && mail.value !== "held") return null;
  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void send()}>
      {t(mail.value === "held" ? "enquiries:release" : "enquiries:sendAgain")}
    </Button>
  );
}
