import { useConfig, useDocumentInfo, useForm, useLocale, useModal } from "@payloadcms/ui";

/** @returns saves the form as a draft and then opens Payload's panel in which its publication is scheduled */
export function useSaveAndSchedule(): () => Promise<void> {
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo();
  const { submit } = useForm();
  const { openModal } = useModal();
  const { code: locale } = useLocale();
  const { api } = useConfig().config.routes;
  const entry = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;

  return async () => {
    const saved = await submit({
      action: `${api}/${entry}?locale=${locale}&depth=0&fallback-locale=null&draft=true`,
      method: globalSlug ? "POST" : "PATCH",
      overrides: { _status: "draft" },
      skipValidation: true,
    });
    if (!saved?.res.ok) return;
    setUnpublishedVersionCount((count) => count + 1);
    openModal(`schedule-publish-${id}`);
  };
}
