"use client";

import { Button, useField } from "@payloadcms/ui";
import type { NumberFieldClientProps } from "payload";
import { useTexts } from "../../use-texts";

/** Enough seeds for practical purposes, and short enough to pass on. */
const SEEDS = 10_000;

/** Draws another seed, as often as it takes to like what comes. */
export function SeedDice({ path, readOnly }: NumberFieldClientProps) {
  const { t } = useTexts();
  const { setValue, disabled } = useField<number>({ path });
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      disabled={readOnly || disabled}
      onClick={() => setValue(Math.floor(Math.random() * SEEDS))}
    >
      {t("territory:roll")}
    </Button>
  );
}
