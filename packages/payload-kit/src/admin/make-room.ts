import { useDocumentInfo, useLivePreviewContext, usePreferences } from "@payloadcms/ui";
import { useEffect, useState } from "react";

/** Up to this width Payload draws the preview over the whole form. */
const OVER_THE_FORM = "(max-width: 1024px)";

/** @returns closes the preview where it lies over the form, so that a field of it can be seen */
export function useMakingRoom(): () => void {
  const { previewWindowType, setIsLivePreviewing } = useLivePreviewContext();
  return () => {
    if (previewWindowType === "iframe" && window.matchMedia(OVER_THE_FORM).matches) setIsLivePreviewing(false);
  };
}

/** Payload stores for all screens whether the preview is open: where it lies over the form, that stays as it was. */
export function usePreviewOfWideScreens(): void {
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { isLivePreviewing } = useLivePreviewContext();
  const { setPreference } = usePreferences();
  const [stored] = useState(isLivePreviewing);
  const key = collectionSlug ? `collection-${collectionSlug}` : `global-${globalSlug}`;
  useEffect(() => {
    if (isLivePreviewing === stored || !window.matchMedia(OVER_THE_FORM).matches) return;
    const editViewType = stored ? "live-preview" : "default";
    // Behind Payload's own call, which this one is merged with; the moment keeps it from being taken for the stored value.
    const timer = setTimeout(() => void setPreference(key, { editViewType, keptAt: Date.now() }, true));
    return () => clearTimeout(timer);
  }, [isLivePreviewing, key, setPreference, stored]);
}
