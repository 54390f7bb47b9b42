"use client";

import { DefaultEditView, LivePreviewProvider, useDocumentInfo, useLivePreviewContext } from "@payloadcms/ui";
import type { DocumentViewClientProps } from "payload";
import { PREVIEW_ADDRESS } from "../address";

/** Payload's form of an entry, with its preview from the first key: Payload itself has none before the first save (A7). */
export function EditView(props: DocumentViewClientProps) {
  const { id } = useDocumentInfo();
  const { breakpoints, isLivePreviewing } = useLivePreviewContext();
  if (id !== undefined) return <DefaultEditView {...props} />;
  return (
    <LivePreviewProvider
      breakpoints={breakpoints?.filter(({ name }) => name !== "responsive")}
      isLivePreviewEnabled
      isLivePreviewing={isLivePreviewing}
      isPreviewEnabled={false}
      typeofLivePreviewURL="string"
      url={PREVIEW_ADDRESS}
    >
      <DefaultEditView {...props} />
    </LivePreviewProvider>
  );
}
