"use client";

import { Button, useConfig, useDocumentInfo, useForm, useLocale } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useState } from "react";
import type { Doc } from "payload-kit";
import { callApi } from "payload-kit/admin/call-api";
import { formatMoment } from "payload-kit/moments";
import { ModalDialog } from "payload-kit/admin/panel";
import { BASED_ON } from "../based-on";
import { useTexts } from "../use-texts";
import styles from "./stale-save.module.css";
import { useBasedOn } from "./use-based-on";

/** The fields of the newer version. */
type Newest = Doc & { readonly updatedAt: string };

interface StaleSaveProps {
  /** The `updatedAt` of the version that the form began with. */
  since: string | undefined;
  /** Field with the name of the user who saved it; empty for a command or a schedule. */
  savedBy: string | undefined;
}

/** Dialog for a save that was refused because another user has saved in the meantime: who, when, and what to do. */
export function StaleSave({ since, savedBy }: StaleSaveProps) {
  const { newest, saveOver, openTheirs, close } = useStaleSave(since);
  const { t, i18n } = useTexts();
  if (!newest) return null;
  const saver = savedBy === undefined ? undefined : newest[savedBy];
  return (
    <ModalDialog heading={t("conflicts:heading")} onClose={close}>
      <p>
        <strong>{typeof saver === "string" && saver ? saver : t("conflicts:other")}</strong> {t("conflicts:saved")}{" "}
        {formatMoment(newest.updatedAt, i18n.language)}. {t("conflicts:kept")}
      </p>
      <div className={styles.acts}>
        <Button size="medium" margin={false} onClick={() => void saveOver(newest)}>
          {t("conflicts:mine")}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={openTheirs}>
          {t("conflicts:theirs")}
        </Button>
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={close}>
          {t("conflicts:later")}
        </Button>
      </div>
    </ModalDialog>
  );
}

/** Reads the newer version when a save of the form is refused for it. */
function useStaleSave(since: string | undefined) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { setModified, submit } = useForm();
  const { code: locale } = useLocale();
  const [newest, setNewest] = useState<Newest>();
  const [isLeaving, setIsLeaving] = useState(false);
  const { isRefused, accept } = useBasedOn(since);
  const { api } = useConfig().config.routes;
  const entry = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
  const action = `${api}/${entry}?locale=${locale}&depth=0&fallback-locale=null&draft=true`;

  const read = useEffectEvent(() => callApi<Newest>(action));
  const acceptIt = useEffectEvent(accept);
  useEffect(() => {
    if (!isRefused) return;
    void read().then((answer) => {
      // Without it the dialog has nothing to say; Payload's notice has said that the save was refused.
      if (answer.ok) setNewest(answer.body);
      acceptIt();
    });
  }, [isRefused]);
  useEffect(() => {
    // Only now, because Payload asks before it leaves a form that is modified.
    if (isLeaving) window.location.reload();
  }, [isLeaving]);

  return {
    newest,
    /** Saves the form as a draft over the newer version, which stays among the versions. A still newer one is refused again. */
    async saveOver({ updatedAt }: Newest): Promise<void> {
      setNewest(undefined);
      const overrides = { _status: "draft", [BASED_ON]: updatedAt };
      await submit({ action, method: globalSlug ? "POST" : "PATCH", overrides, skipValidation: true });
    },
    /** Opens the newer version. The browser keeps the form's text, and the form offers it. */
    openTheirs(): void {
      setModified(false);
      setIsLeaving(true);
    },
    close: () => setNewest(undefined),
  };
}
