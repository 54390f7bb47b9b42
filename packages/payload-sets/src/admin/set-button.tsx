"use client";

import { Button } from "@payloadcms/ui";
import type { ComponentProps } from "react";
import styles from "./set-panel.module.css";

interface SetButtonProps extends Omit<
  ComponentProps<typeof Button>,
  "className" | "extraButtonProps" | "margin" | "size"
> {
  /** Id of the sentence that says why it is disabled. */
  describedBy?: string | undefined;
}

/** A small button that keeps the focus while it is disabled: what disables it is often its own click. */
export function SetButton({ describedBy, ...props }: SetButtonProps) {
  return (
    <Button
      {...props}
      className={styles.button ?? ""}
      size="small"
      margin={false}
      extraButtonProps={{ disabled: undefined, "aria-describedby": describedBy }}
    />
  );
}
