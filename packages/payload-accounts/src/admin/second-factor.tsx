"use client";

import { toast, useAuth, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import type { SecondFactorState } from "../second-factor/endpoints";
import { callAccounts } from "./account-api";
import { ColleaguesFactor } from "./colleagues-factor";
import { OwnFactor } from "./own-factor";
import { useTexts } from "../use-texts";

/** The second factor on an account's page: the own one, and for admins that of a colleague. */
export function SecondFactor() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { api } = useConfig().config.routes;
  const { t, i18n } = useTexts();
  const { language } = i18n;
  const [state, setState] = useState<SecondFactorState>();
  const isOwn = id !== undefined && id === user?.id;
  const isShown = id !== undefined && (isOwn || user?.role === "admin");

  // Counts changes, each of which fetches the state again.
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (!isShown) return;
    let isGone = false;
    void callAccounts(`/users/${id}/second-factor`, { api, method: "GET", language }).then(({ isOk, body }) => {
      if (isOk && !isGone) setState(body as unknown as SecondFactorState);
    });
    return () => void (isGone = true);
  }, [api, id, isShown, language, changes]);
  const readAgain = () => setChanges((count) => count + 1);

  /** Calls, and says why where it is refused. @returns what came back */
  const call = async (path: string, body: object = {}) => {
    const answer = await callAccounts(path, { api, body, language });
    if (!answer.isOk) toast.error(answer.message ?? t("accounts:factor.failed"));
    return answer.isOk ? answer.body : undefined;
  };

  if (!isShown || !state) return null;
  if (isOwn) return <OwnFactor state={state} call={call} onChange={readAgain} />;
  return state.isOn ? <ColleaguesFactor id={id} call={call} onChange={readAgain} /> : null;
}
