"use client";

import { Button, ConfirmationModal, toast, useDocumentInfo, useForm, useLocale, useModal } from "@payloadcms/ui";
import { revertToPublished } from "./revert";
import { useTexts } from "../../use-texts";

/** Status of an entry, as Payload's component shows it, with a revert to the published version in all languages. */
export function Status() {
  const { id, docPermissions, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { toggleModal } = useModal();
  const { t } = useTexts();
  const revert = useRevert();
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  const status = t(isChanged ? "version:changed" : hasPublishedDoc ? "version:published" : "version:draft");
  const dialog = `revert-${id ?? ""}`;
  return (
    <div className="status" title={`${t("version:status")}: ${status}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t("version:status")}: </span>
        <span className="status__value">{status}</span>
        {isChanged && docPermissions?.update && (
          <>
            {" — "}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(dialog)}
            >
              {t("version:revertToPublished")}
            </Button>
            <ConfirmationModal
              body={t("versions:revert")}
              confirmingLabel={t("version:reverting")}
              heading={t("version:confirmRevertToSaved")}
              modalSlug={dialog}
              onConfirm={revert}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** Reverts the entry and resets the form to it. */
function useRevert(): () => Promise<void> {
  const { id, collectionSlug, globalSlug, incrementVersionCount, setData, setUnpublishedVersionCount } =
    useDocumentInfo();
  const { reset } = useForm();
  const { code: locale } = useLocale();
  const { t, i18n } = useTexts();
  return async () => {
    const entry = { list: collectionSlug ?? globalSlug ?? "", id: globalSlug ? undefined : id };
    try {
      const outcome = await revertToPublished(entry, locale, i18n.language);
      if (!outcome) return void toast.error(t("versions:notKept"));
      if ("why" in outcome) return void toast.error(outcome.why || t("versions:failed"));
      setData(outcome.doc);
      await reset(outcome.doc);
      incrementVersionCount();
      setUnpublishedVersionCount(0);
      toast.success(t("version:restoredSuccessfully"));
    } catch (error) {
      console.warn(error);
      toast.error(t("versions:failed"));
    }
  };
}
