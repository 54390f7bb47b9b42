"use client";

import { Banner, useTranslation } from "@payloadcms/ui";
import { wordsFor } from "../../words";
import { standingFailure } from "../entry-state";
import { TEXTS } from "./texts";
import { useReleases } from "./use-releases";

/** On the dashboard (X4): why what was published is not on the site, until a release goes live. */
export function FailedRelease() {
  const { status } = useReleases();
  const { i18n } = useTranslation();
  const failure = status && standingFailure(status.releases);
  if (!failure) return null;
  return (
    <div role="alert">
      <Banner type="error" to="/admin/collections/releases">
        {wordsFor(i18n.language, TEXTS.lastFailed)} {failure.reason}
      </Banner>
    </div>
  );
}
