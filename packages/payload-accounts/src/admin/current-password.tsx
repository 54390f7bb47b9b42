"use client";

import { FieldDescription, PasswordField, useAuth, useDocumentInfo, useField, useForm } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { useEffect } from "react";
import { useTexts } from "../use-texts";

// Whether it is right only the server knows.
const accept = () => true as const;

/** Field for the current password, beside the new one; only on the user's own account. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { t } = useTexts();
  const { showError } = useField<string>({ path });
  const { dispatchFields } = useForm();

  // At a refusal Payload closes the fields of the new password, and would open them again filled and invalid for ever.
  useEffect(() => {
    if (!showError) return;
    for (const name of ["password", "confirm-password"]) dispatchFields({ type: "REMOVE", path: name });
  }, [showError, dispatchFields]);

  if (id === undefined || id !== user?.id) return null;
  return (
    <div className="field-type">
      <PasswordField autoComplete="current-password" field={field} path={path} validate={accept} />
      <FieldDescription description={t("accounts:whyCurrent")} path={path} />
    </div>
  );
};
