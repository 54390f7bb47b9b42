"use client";

import {
  DefaultEditView,
  LivePreviewProvider,
  useConfig,
  useDocumentInfo,
  useLivePreviewContext,
} from "@payloadcms/ui";
import type { DocumentViewClientProps } from "payload";

/** Payload's form of an entry, with its preview from the first key: Payload itself has none before the first save (A7). */
export function EditView(props: DocumentViewClientProps) {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const { breakpoints, isLivePreviewing } = useLivePreviewContext();
  if (id !== undefined) return <DefaultEditView {...props} />;
  return (
    <LivePreviewProvider
      breakpoints={breakpoints?.filter(({ name }) => name !== "responsive")}
      isLivePreviewEnabled
      isLivePreviewing={isLivePreviewing}
      isPreviewEnabled={false}
      typeofLivePreviewURL="string"
      url={String(config.admin.custom?.previewAddress)}
    >
      <DefaultEditView {...props} />
    </LivePreviewProvider>
  );
}
