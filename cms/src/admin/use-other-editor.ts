import { useAuth, useDocumentInfo } from "@payloadcms/ui";

/** @returns whether somebody else has the entry of the form open, so that it can only be read here (A5) */
export function useHasOtherEditor(): boolean {
  const { currentEditor } = useDocumentInfo();
  const { user } = useAuth();
  const editor = typeof currentEditor === "object" ? currentEditor?.id : currentEditor;
  return Boolean(editor && user && editor !== user.id);
}
