import { useState } from "react";
import { validateFile, type FieldError, type FormType } from "@future-native/contract/form-rules";

/** The file of a form (F4): the chosen file, and its error by name and size, or by the server's answer. */
export interface Attachment {
  readonly file: File | undefined;
  readonly fault: FieldError | undefined;
  choose: (file: File | undefined) => void;
  refuse: (fault: FieldError) => void;
}

export function useAttachment(formType: FormType): Attachment {
  const [{ file, fault }, setChosen] = useState<Pick<Attachment, "file" | "fault">>({
    file: undefined,
    fault: undefined,
  });
  return {
    file,
    fault,
    choose: (chosen) => setChosen({ file: chosen, fault: chosen && validateFile(formType, chosen) }),
    refuse: (found) => setChosen((current) => ({ ...current, fault: found })),
  };
}
