"use client";

import { useField } from "@payloadcms/ui";
import { TERRITORY_HEX, trimLogo } from "@future-native/contract/cards";
import { useTexts } from "../use-texts";

/** The browser's own choice of a colour, beside the field that has its number. It offers the palette. */
export function ColorInput({ path, otherwise }: { path: string; otherwise: string }) {
  const { value, setValue } = useField<string | null>({ path });
  const { t } = useTexts();
  const color = value && /^#[\da-f]{6}$/i.test(value) ? value : otherwise;
  const input = { type: "color", list: `${path}-palette`, value: color, "aria-label": t("admin:color.choose") };
  return (
    <>
      <input {...input} onChange={({ target }) => setValue(target.value)} />
      <datalist id={input.list}>
        {Object.values(TERRITORY_HEX).map((hex) => (
          <option key={hex} value={hex} />
        ))}
      </datalist>
    </>
  );
}

/** Reads a file into the field of a logo, and shows it. */
export function LogoInput({ path }: { path: string }) {
  const { value, setValue } = useField<string | null>({ path });
  const { t } = useTexts();
  const input = { type: "file", accept: ".svg,image/svg+xml", "aria-label": t("admin:logo.choose") };
  const read = async (file: File | undefined) => file && setValue(trimLogo(await file.text()));
  return (
    <>
      <input {...input} onChange={({ target }) => void read(target.files?.[0])} />
      {value && (
        <img src={`data:image/svg+xml,${encodeURIComponent(value)}`} style={{ height: 56, marginBlock: 12 }} alt="" />
      )}
    </>
  );
}
