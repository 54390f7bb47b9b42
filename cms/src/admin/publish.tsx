"use client";

import { Button, CalendarIcon, PublishButton, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import styles from "./publish.module.css";
import { useSaveAndSchedule } from "./use-save-and-schedule";
import { useTexts } from "../use-texts";

/**
 * Payload's Publish. Its menu leaves out what is scheduled while the form has something unsaved: a button beside it saves
 * that first, or says that it has to be.
 */
export function Publish() {
  const { id, globalSlug, hasPublishPermission } = useDocumentInfo();
  const isModified = useFormModified();
  const { t } = useTexts();
  const saveAndSchedule = useSaveAndSchedule();
  if (!hasPublishPermission) return null;
  const isStored = globalSlug !== undefined || id !== undefined;
  const name = t(isStored ? "admin:saveAndSchedule" : "admin:saveFirst");
  return (
    <div className={styles.publish}>
      <PublishButton />
      {/* Its room is always kept: a button that is pressed must not move, for the press may be what tells the form of a text. */}
      <div className={isModified ? undefined : styles.room}>
        <Button
          aria-label={name}
          tooltip={name}
          buttonStyle="secondary"
          icon={<CalendarIcon />}
          margin={false}
          size="medium"
          disabled={!isStored}
          onClick={() => void saveAndSchedule()}
        />
      </div>
    </div>
  );
}
