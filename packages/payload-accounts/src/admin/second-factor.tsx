"use client";

import { toast, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { callApi } from "payload-kit/admin/call-api";
import { useApi } from "payload-kit/admin/use-api";
import { useFetched } from "payload-kit/admin/use-fetched";
import type { SecondFactorState } from "../second-factor/endpoints";
import { ColleaguesFactor } from "./colleagues-factor";
import { OwnFactor } from "./own-factor";
import { useTexts } from "../use-texts";

/** The second factor on an account's page: the own one, and for admins that of a colleague. */
export function SecondFactor() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const api = useApi();
  const { t } = useTexts();
  const isOwn = id !== undefined && id === user?.id;
  const isShown = id !== undefined && (isOwn || user?.role === "admin");

  const { body: state, refresh } = useFetched<SecondFactorState>(isShown ? api(`/users/${id}/second-factor`) : "");

  /** Calls, and says why where it is refused. @returns what came back */
  const call = async (path: string, body: object = {}) => {
    const answer = await callApi<Record<string, unknown>>(api(path), { body });
    if (!answer.ok) toast.error(answer.message ?? t("accounts:factor.failed"));
    return answer.ok ? answer.body : undefined;
  };

  if (!isShown || !state) return null;
  if (isOwn) return <OwnFactor state={state} call={call} onChange={refresh} />;
  return state.isOn ? <ColleaguesFactor id={id} call={call} onChange={refresh} /> : null;
}
