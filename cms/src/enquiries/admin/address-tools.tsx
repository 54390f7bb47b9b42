"use client";

import { useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import { Button, PopupList, toast } from "@payloadcms/ui";
import { useTexts } from "../../use-texts";

const EXPORT = "/cms-api/enquiries/export";

/** In the menu of the list: its enquiries as CSV, filtered and searched as it is. */
export function ExportItem() {
  const { t } = useTexts();
  return (
    <PopupList.Button onClick={() => window.location.assign(EXPORT + window.location.search)}>
      {t("enquiries:exportAll")}
    </PopupList.Button>
  );
}

/** Export and erasure of the enquiries from one address. */
export function AddressTools({ mayErase }: { mayErase: boolean }) {
  const { t } = useTexts();
  const [email, setEmail] = useState("");

  async function erase() {
    if (!window.confirm(`${email}\n\n${t("enquiries:eraseSure")}`)) return;
    const result = await callApi<{ erased: number }>("/cms-api/enquiries/erase", { body: { email } });
    if (!result.ok) return void toast.error(result.message ?? t("enquiries:failed"));
    toast.success(`${t("enquiries:erased")}: ${result.body.erased}`);
    window.location.reload();
  }

  return (
    <div
      style={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "end",
        gap: "var(--base)",
        marginBlock: "var(--base)",
      }}
    >
      <label style={{ display: "grid", gap: 4 }}>
        {t("enquiries:address")}
        <input
          type="email"
          className="field-type__input"
          style={{ padding: 8, minWidth: "22em", background: "var(--theme-input-bg)" }}
          value={email}
          onChange={(event) => setEmail(event.target.value.trim())}
        />
      </label>
      <Button
        el="anchor"
        url={`${EXPORT}?email=${encodeURIComponent(email)}`}
        buttonStyle="secondary"
        margin={false}
        disabled={!email}
      >
        {t("enquiries:exportAddress")}
      </Button>
      {mayErase && (
        <Button buttonStyle="secondary" margin={false} disabled={!email} onClick={() => void erase()}>
          {t("enquiries:erase")}
        </Button>
      )}
    </div>
  );
}
