"use client";

import { Button, useConfig, useListDrawerContext } from "@payloadcms/ui";
import { ACTS } from "../protocol";
import styles from "./bulk.module.css";
import { BulkDialog } from "./bulk-dialog";
import { useBulk } from "./use-bulk";
import { useTexts } from "../../../use-texts";

interface BulkBarProps {
  collectionSlug: string;
}

/** Above a list, while entries are selected: what can be done with all of them (A4). */
export function BulkBar({ collectionSlug }: BulkBarProps) {
  const { bulk, count, open, carryOut, close } = useBulk(collectionSlug);
  const { isInDrawer } = useListDrawerContext();
  const { getEntityConfig } = useConfig();
  const { t } = useTexts();
  const hasDrafts = Boolean(getEntityConfig({ collectionSlug })?.versions?.drafts);
  if (isInDrawer) return null;
  return (
    <>
      {count > 0 && (
        <div role="group" aria-label={t("lists:bar.bar")} className={styles.bar}>
          {ACTS.filter((act) => hasDrafts || act === "delete").map((act) => (
            <Button key={act} buttonStyle="secondary" size="small" margin={false} onClick={() => open(act)}>
              {t(`lists:act.${act}.open`)}
            </Button>
          ))}
        </div>
      )}
      {bulk.state !== "closed" && (
        <BulkDialog bulk={bulk} collectionSlug={collectionSlug} onAct={carryOut} onClose={close} />
      )}
    </>
  );
}
