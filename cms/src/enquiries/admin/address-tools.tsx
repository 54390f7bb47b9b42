"use client";

import { useState } from "react";
import { callApi } from "payload-kit/admin/call-api";
import { Button, toast } from "@payloadcms/ui";
import { useTexts } from "../../use-texts";

const EXPORT = "/cms-api/enquiries/export";

/** Export of all enquiries; export and erasure of those from one address. */
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
        marginBlockEnd: "var(--base)",
      }}
    >
      <Button el="anchor" url={EXPORT} buttonStyle="secondary" margin={false}>
        {t("enquiries:exportAll")}
      </Button>
      <label style={{ display: "grid", gap: 4 }}>
        {t("enquiries:address")}
        <input
          type="email"
          className="field-type__input"
          style={{ padding: 8, minWidth: "22em" }}
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
