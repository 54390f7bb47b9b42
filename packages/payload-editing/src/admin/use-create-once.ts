import { useDocumentInfo, useForm, useFormProcessing } from "@payloadcms/ui";
import { useEffect } from "react";

/** Keeps the form of a new entry busy from its save until its own form opens: a second save would make a second entry. */
export function useCreateOnce(): void {
  const { id, collectionSlug, data } = useDocumentInfo();
  const { setProcessing } = useForm();
  const isProcessing = useFormProcessing();
  const isLeaving = collectionSlug !== undefined && id === undefined && data?.id !== undefined;
  useEffect(() => {
    if (isLeaving && !isProcessing) setProcessing(true);
  }, [isLeaving, isProcessing, setProcessing]);
  useEffect(() => (isLeaving ? () => setProcessing(false) : undefined), [isLeaving, setProcessing]);
}
