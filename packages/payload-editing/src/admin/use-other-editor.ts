import { useAuth, useDocumentInfo } from "@payloadcms/ui";

/** @returns whether another user has the form's entry open, so that it is read-only here */
export function useHasOtherEditor(): boolean {
  const { currentEditor } = useDocumentInfo();
  const { user } = useAuth();
  const editor = typeof currentEditor === "object" ? currentEditor?.id : currentEditor;
  return Boolean(editor && user && editor !== user.id);
}
