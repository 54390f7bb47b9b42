"use client";

import { ConfirmationModal, PopupList, toast, useDocumentInfo, useForm, useLocale, useModal } from "@payloadcms/ui";
import { useApi } from "payload-kit/admin/use-api";
import { revertToPublished } from "./revert";
import { useTexts } from "../../use-texts";

/** In the menu of a form whose draft is newer than what is published: reverts to that in all languages. */
export function RevertItem() {
  const { id, docPermissions, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { toggleModal } = useModal();
  const { t } = useTexts();
  const revert = useRevert();
  if (!hasPublishedDoc || unpublishedVersionCount === 0 || !docPermissions?.update) return null;
  const dialog = `revert-${id ?? ""}`;
  return (
    <>
      <PopupList.Button onClick={() => toggleModal(dialog)}>{t("version:revertToPublished")}</PopupList.Button>
      <ConfirmationModal
        body={t("versions:revert")}
        confirmingLabel={t("version:reverting")}
        heading={t("version:confirmRevertToSaved")}
        modalSlug={dialog}
        onConfirm={revert}
      />
    </>
  );
}

/** Reverts the entry and resets the form to it. */
function useRevert(): () => Promise<void> {
  const { id, collectionSlug, globalSlug, incrementVersionCount, setData, setUnpublishedVersionCount } =
    useDocumentInfo();
  const { reset } = useForm();
  const { code: locale } = useLocale();
  const { t } = useTexts();
  const api = useApi();
  return async () => {
    const entry = { list: collectionSlug ?? globalSlug ?? "", id: globalSlug ? undefined : id };
    const outcome = await revertToPublished(api, entry, locale);
    if (!outcome) return void toast.error(t("versions:notKept"));
    if ("why" in outcome) return void toast.error(outcome.why ?? t("versions:failed"));
    setData(outcome.doc);
    await reset(outcome.doc);
    incrementVersionCount();
    setUnpublishedVersionCount(0);
    toast.success(t("version:restoredSuccessfully"));
  };
}
