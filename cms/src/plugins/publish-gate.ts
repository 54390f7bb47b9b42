import { MOST_PAGE_FAULTS, PAGE_CHECK, pageFault } from "@future-native/contract";
import { publishGate as plugin } from "payload-publish-gate";
import { z } from "zod";
import type { CmsEnv } from "../env";
import { openFileStore } from "../files/file-store";
import { CHECKS } from "../publish-checks";
import { readFacts } from "../publish-checks/facts";
import { completeForm, invalidFields, leastSize } from "../publish-checks/form";
import { contentOf } from "../publish-checks/pages";

const pageFaults = z.array(pageFault).max(MOST_PAGE_FAULTS);

/** Refuses a publication that would break the site (X13). */
export function publishGate({ filesBucket, mediaDir, releases, siteUrl }: CmsEnv) {
  const files = openFileStore(mediaDir, filesBucket);
  return plugin({
    checks: CHECKS,
    content: contentOf({ siteUrl, releases: releases.folder }),
    pictures: {
      ...{ collection: "media", alt: "alt", decorative: "decorative", leastSize },
      open: async (filename) => (await files.find(filename))?.read(),
    },
    facts: (judged) => readFacts(judged, files),
    preview: { message: PAGE_CHECK, read: (faults) => pageFaults.safeParse(faults).data },
    completeForm,
    invalidFields,
  });
}
