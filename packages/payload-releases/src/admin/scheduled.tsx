"use client";

import { useDocumentInfo, useModal, useServerFunctions } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { formatMoment } from "payload-kit/moments";
import styles from "./schedules.module.css";
import { useTexts } from "../use-texts";

type Upcoming = Awaited<ReturnType<ReturnType<typeof useServerFunctions>["getUpcomingScheduledPublish"]>>;

/** Beside Publish: what is scheduled for this entry. */
export function Scheduled() {
  const { id, collectionSlug, globalSlug, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } =
    useDocumentInfo();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const { isModalOpen } = useModal();
  const { t, i18n } = useTexts();
  const [upcoming, setUpcoming] = useState<Upcoming>([]);
  const isOpen = isModalOpen(`schedule-publish-${id}`);

  // Payload counts the drafts since the last publication, and offers to unpublish where there are none.
  const isDraftOnly = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isDraftOnly) setUnpublishedVersionCount(1);
  }, [isDraftOnly, setUnpublishedVersionCount]);

  useEffect(() => {
    if (isOpen || (collectionSlug && id === undefined)) return;
    let isGone = false;
    const entry = collectionSlug ? { id, collectionSlug } : { globalSlug };
    getUpcomingScheduledPublish(entry).then(
      (found) => !isGone && setUpcoming(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [collectionSlug, getUpcomingScheduledPublish, globalSlug, id, isOpen]);

  if (upcoming.length === 0) return null;
  return (
    <ul className={styles.scheduled} aria-label={t("releases:scheduled")}>
      {upcoming.map(({ id: job, input, waitUntil }) => (
        <li key={job}>
          {t(input.type === "unpublish" ? "releases:unpublishes" : "releases:publishes")}{" "}
          <time dateTime={new Date(waitUntil).toISOString()}>{formatMoment(waitUntil, i18n.language)}</time>
        </li>
      ))}
    </ul>
  );
}
