"use client";

import { useEffect, useEffectEvent } from "react";
import { callApi } from "payload-kit/admin/call-api";
import type { Data } from "payload";
import { Button, toast, useDocumentInfo, useField } from "@payloadcms/ui";
import { useTexts } from "../../use-texts";

type Mail = "waiting" | "sent" | "failed" | "held";

/** Beside the save button of an enquiry: sends a mail again, releases it from spam, notes that it is answered, and that it is read. */
export function EnquiryTools() {
  const { id, updateSavedDocumentData } = useDocumentInfo();
  const { t } = useTexts();
  const mail = useField<Mail>({ path: "mail" });
  const state = useField<string>({ path: "state" });

  async function store(next: "read" | "answered") {
    const call = { method: "PATCH", body: { state: next } } as const;
    const result = await callApi<{ doc: Data }>(`/cms-api/enquiries/${id}`, call);
    if (!result.ok) return void (next === "answered" && toast.error(result.message ?? t("enquiries:failed")));
    // Otherwise the form would report its own change as a conflict.
    updateSavedDocumentData(result.body.doc);
    state.setValue(next, true);
  }

  const isNew = state.initialValue === "new";
  const noteRead = useEffectEvent(() => void store("read"));
  useEffect(() => {
    if (isNew && id) noteRead();
  }, [id, isNew]);

  async function send() {
    const result = await callApi(`/cms-api/enquiries/${id}/send-again`, { method: "POST" });
    if (!result.ok) return void toast.error(result.message ?? t("enquiries:failed"));
    mail.setValue("waiting", true);
    if (state.value === "spam") state.setValue("new", true);
    toast.success(t("enquiries:queued"));
  }

  return (
    <>
      {(mail.value === "failed" || mail.value === "held") && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void send()}>
          {t(mail.value === "held" ? "enquiries:release" : "enquiries:sendAgain")}
        </Button>
      )}
      {(state.value === "new" || state.value === "read") && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void store("answered")}>
          {t("enquiries:answer")}
        </Button>
      )}
    </>
  );
}
