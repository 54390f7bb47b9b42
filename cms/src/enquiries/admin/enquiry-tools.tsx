"use client";

import { useEffect } from "react";
import { callApi } from "payload-kit/admin/call-api";
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
    const call = { method: "PATCH", body: { state: "read" } } as const;
    void callApi<{ doc: Data }>(`/cms-api/enquiries/${id}`, call).then((result) => {
      if (!result.ok) return;
      // Otherwise the form would report its own change as a conflict.
      updateSavedDocumentData(result.body.doc);
      setState("read", true);
    });
  }, [id, isNew, setState, updateSavedDocumentData]);

  async function send() {
    const result = await callApi(`/cms-api/enquiries/${id}/send-again`, { method: "POST" });
    if (!result.ok) return void toast.error(result.message ?? t("enquiries:failed"));
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
