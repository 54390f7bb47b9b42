"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { isRecord } from "payload-kit";
import { entryAddress } from "payload-kit/admin/entry-address";
import styles from "./version-view.module.css";
import { useTexts } from "../../use-texts";

interface PutBackProps {
  /** Slug of a collection or a global. */
  list: string;
  /** Empty for a global. */
  entry: string;
  version: string;
  /** Language of the view, and of the form that follows. */
  locale: string;
  isPublished: boolean;
}

type State = { is: "idle" } | { is: "busy" } | { is: "refused"; why: string };

/**
 * Restores a version of an entry. Restored as a draft, it leaves the site unchanged; Payload stores no draft of a
 * global beside its published version, so a global has only one button.
 */
export function PutBack({ list, entry, version, locale, isPublished }: PutBackProps) {
  const { t, i18n } = useTexts();
  const router = useRouter();
  const [state, setState] = useState<State>({ is: "idle" });
  async function putBack(asDraft: boolean) {
    setState({ is: "busy" });
    const path = entry ? `/cms-api/${list}` : `/cms-api/globals/${list}`;
    const headers = { "Accept-Language": i18n.language };
    const answer = await fetch(`${path}/versions/${version}?draft=${asDraft}`, { method: "POST", headers }).catch(
      () => undefined,
    );
    if (answer?.ok) return router.push(entryAddress({ list, id: entry, locale }));
    setState({ is: "refused", why: reasonIn(await answer?.json().catch(() => undefined)) || t("versions:failed") });
  }
  const isBusy = state.is === "busy";
  return (
    <div className={styles.acts}>
      {entry && (
        <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={() => putBack(true)}>
          {t("versions:asDraft")}
        </Button>
      )}
      {(isPublished || !entry) && (
        <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={() => putBack(false)}>
          {t(entry ? "versions:andPublish" : "versions:putBack")}
        </Button>
      )}
      {state.is === "refused" && <p role="alert">{state.why}</p>}
    </div>
  );
}

/** Error messages of a response, by field if it names any. */
function reasonIn(answer: unknown): string {
  if (!isRecord(answer) || !Array.isArray(answer.errors)) return "";
  return answer.errors
    .filter(isRecord)
    .flatMap(({ data, message }) => {
      const inside = isRecord(data) && Array.isArray(data.errors) ? data.errors.filter(isRecord) : [];
      return inside.length > 0 ? inside.map((error) => String(error.message)) : [String(message)];
    })
    .join(" ");
}
