import { useAllFormFields, useDocumentInfo, useForm, useFormInitializing, useModal } from "@payloadcms/ui";
import { useCallback, useEffect, useEffectEvent } from "react";
import { BASED_ON } from "../based-on";

/** Payload's notice that an entry was saved since, which can only reload, and drops what has just been written. */
const STALE_NOTICE = "document-stale-data";

/**
 * Says with each save of the form what it began with.
 * @param since the `updatedAt` of that version
 * @returns whether the last save was refused for it, and a function that takes the refusal back, so that the next is another
 */
export function useBasedOn(since: string | undefined) {
  const { id, globalSlug } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const [fields] = useAllFormFields();
  const basedOn = fields[BASED_ON];
  const isSaved = globalSlug !== undefined || id !== undefined;

  const note = useCallback(() => {
    // Many, because Payload takes a single one for what the editor has just written.
    const formState = { [BASED_ON]: { value: since, initialValue: since, valid: true, passesCondition: true } };
    dispatchFields({ type: "UPDATE_MANY", formState });
  }, [dispatchFields, since]);
  const isNoted = basedOn?.value === since;
  // A form that begins takes the state that it was given once more, and drops what was noted before, without a new one to see.
  const isBeginning = useFormInitializing();
  const noteAgain = useEffectEvent(note);
  useEffect(() => {
    // Set with every state of the form, because a reset drops it.
    if (since && isSaved && !isNoted && !isBeginning) noteAgain();
  }, [fields, isBeginning, isNoted, isSaved, since]);

  const { closeModal, isModalOpen } = useModal();
  const isNotified = isModalOpen(STALE_NOTICE);
  useEffect(() => {
    // The save asks, when what was saved since is in this form at all.
    if (isNotified) closeModal(STALE_NOTICE);
  }, [closeModal, isNotified]);
  return { isRefused: basedOn?.valid === false, accept: note };
}
