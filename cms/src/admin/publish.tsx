"use client";

import {
  ChevronIcon,
  Popup,
  PopupList,
  PublishButton,
  useConfig,
  useDocumentInfo,
  useFormModified,
} from "@payloadcms/ui";
import { traverseForLocalizedFields } from "@payloadcms/ui/shared";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./publish.module.css";
import { useSaveAndSchedule } from "./use-save-and-schedule";
import { useTexts } from "../use-texts";

/**
 * Payload's Publish. Its menu leaves out what is scheduled while the form has something unsaved: here it offers to save
 * that first, or says that it has to be.
 */
export function Publish() {
  const { collectionSlug, globalSlug, hasPublishPermission } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const isModified = useFormModified();
  const [menu, setMenu] = useState<Element>();
  const config = getEntityConfig(globalSlug ? { globalSlug } : { collectionSlug: collectionSlug ?? "" });
  // Without a language to publish in, Payload has no menu at all then.
  const hasMenu = traverseForLocalizedFields(config?.fields ?? []);

  // Payload puts its menu into place when it opens, and again with the window's size.
  useEffect(() => {
    if (menu) window.dispatchEvent(new Event("resize"));
  }, [menu]);

  if (!hasPublishPermission) return null;
  // The menu hangs at the end of the document; which one is of this button is known once it is open.
  const lookForMenu = () => requestAnimationFrame(() => setMenu(openMenu()));
  return (
    <div className={styles.publish} onClick={lookForMenu} onKeyDown={lookForMenu}>
      <PublishButton />
      {isModified && hasMenu && menu && createPortal(<Schedule />, menu)}
      {isModified && !hasMenu && (
        <div className="btn--withPopup btn--style-primary">
          <Popup
            id="schedule-popup"
            button={<ChevronIcon />}
            buttonSize="medium"
            horizontalAlign="right"
            noBackground
            size="large"
          >
            <Schedule />
          </Popup>
        </div>
      )}
    </div>
  );
}

const openMenu = (): Element | undefined =>
  document.querySelector('.popup__content[data-popup-id="action-save-popup"] .popup__scroll-container') ?? undefined;

function Schedule() {
  const { id, globalSlug } = useDocumentInfo();
  const { t } = useTexts();
  const saveAndSchedule = useSaveAndSchedule();
  if (!globalSlug && id === undefined) return <p className={styles.why}>{t("admin:saveFirst")}</p>;
  return (
    <PopupList.ButtonGroup>
      <PopupList.Button onClick={() => void saveAndSchedule()}>{t("admin:saveAndSchedule")}</PopupList.Button>
    </PopupList.ButtonGroup>
  );
}
