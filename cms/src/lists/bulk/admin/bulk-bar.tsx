"use client";

import { Button, useConfig, useListDrawerContext, useTranslation } from "@payloadcms/ui";
import { wordsFor } from "../../../words";
import { ACTS } from "../protocol";
import { ACT_TEXTS, BAR_TEXTS } from "../texts";
import styles from "./bulk.module.css";
import { BulkDialog } from "./bulk-dialog";
import { useBulk } from "./use-bulk";

interface BulkBarProps {
  collectionSlug: string;
}

/** Above a list, while entries are selected: what can be done with all of them (A4). */
export function BulkBar({ collectionSlug }: BulkBarProps) {
  const { bulk, count, open, carryOut, close } = useBulk(collectionSlug);
  const { isInDrawer } = useListDrawerContext();
  const { getEntityConfig } = useConfig();
  const { language } = useTranslation().i18n;
  const hasDrafts = Boolean(getEntityConfig({ collectionSlug })?.versions?.drafts);
  if (isInDrawer) return null;
  return (
    <>
      {count > 0 && (
        <div role="group" aria-label={wordsFor(language, BAR_TEXTS.bar)} className={styles.bar}>
          {ACTS.filter((act) => hasDrafts || act === "delete").map((act) => (
            <Button key={act} buttonStyle="secondary" size="small" margin={false} onClick={() => open(act)}>
              {wordsFor(language, ACT_TEXTS[act].open)}
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
