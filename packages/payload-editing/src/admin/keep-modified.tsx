"use client";

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef } from "react";

/** After a refused publication what was written is still unsaved. Payload forgets that, and would not let it be saved as a draft. */
export function KeepModified() {
  const { setModified } = useForm();
  const isModified = useFormModified();
  const [isProcessing, isSubmitted] = [useFormProcessing(), useFormSubmitted()];
  const wasModified = useRef(false);

  const note = useEffectEvent(() => {
    wasModified.current = isModified;
  });
  useEffect(() => {
    if (isProcessing) note();
    // A form stays submitted only when its save was refused.
    else if (isSubmitted && wasModified.current) setModified(true);
  }, [isProcessing, isSubmitted, setModified]);
  return null;
}
