import { sets as plugin } from "payload-sets";
import { entryOfPage } from "../../publisher/list-of-route";
import type { CmsEnv } from "../env";
import { validateDate, validateText } from "../fields/checks";
import { redirectsField } from "../fields/redirects";
import { savedByItself } from "../fields/saved-by";
import { withoutGate } from "payload-publish-gate/without-gate";
import { localized } from "../i18n";
import { dropAnswers } from "../public-api/answer-cache";
import { contentOfSet } from "../sets/content-of-set";
import { READER_PATH } from "../sets/reader-path";

/** Drafts that are shown together, approved by a link, and go live together (X12). */
export const sets = ({ releases, secret }: CmsEnv) =>
  plugin({
    ...{ secret, releases: releases.folder, readerPath: READER_PATH },
    group: localized("content:group.work"),
    redirects: { global: "settings", field: redirectsField() },
    validate: { text: validateText, date: validateDate },
    content: contentOfSet,
    entryOf: entryOfPage,
    // The gate has judged the set as a whole: one by one, an entry would link to a page that comes a moment later.
    context: (act, name) => ({
      ...withoutGate(act === "go-live" ? "judged as a set" : "put back"),
      ...(name !== undefined && savedByItself(name)),
    }),
    onChange: dropAnswers,
  });
