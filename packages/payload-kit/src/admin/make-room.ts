import { useLivePreviewContext } from "@payloadcms/ui";

/** Up to this width Payload draws the preview over the whole form. */
const OVER_THE_FORM = "(max-width: 1024px)";

/** @returns closes the preview where it lies over the form, so that a field of it can be seen */
export function useMakingRoom(): () => void {
  const { previewWindowType, setIsLivePreviewing } = useLivePreviewContext();
  return () => {
    if (previewWindowType === "iframe" && window.matchMedia(OVER_THE_FORM).matches) setIsLivePreviewing(false);
  };
}
