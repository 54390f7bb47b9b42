import type { BeforeListTableServerProps } from "payload";
import { z } from "zod";
import { entryTitle } from "../entry-title";
import { wordsFor } from "../words";
import { entryAddress } from "./entry-address";
import { whenIs } from "./moment";
import styles from "./form-tools.module.css";
import { TEXTS } from "./texts";

const inputRule = z.object({
  type: z.string().optional(),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
});

/** Above a list: which of its entries go on or off the site at a time that somebody has set. */
export async function ScheduledList({ payload, i18n, collectionConfig, user }: BeforeListTableServerProps) {
  const { slug, admin } = collectionConfig;
  const { docs } = await payload.find({
    ...{ collection: "payload-jobs", depth: 0, pagination: false, sort: "waitUntil" },
    where: { and: [{ taskSlug: { equals: "schedulePublish" } }, { waitUntil: { greater_than: new Date() } }] },
  });
  const jobs = docs.flatMap(({ id, input, waitUntil }) => {
    const { data } = inputRule.safeParse(input);
    return data?.doc.relationTo === slug && waitUntil
      ? [{ id, type: data.type, entry: data.doc.value, waitUntil }]
      : [];
  });
  if (jobs.length === 0) return null;
  const ids = jobs.map(({ entry }) => entry);
  const found = await payload.find({
    ...{ collection: slug, where: { id: { in: ids } }, draft: true, depth: 0, pagination: false },
    ...{ locale: "all", user, overrideAccess: false },
  });
  const titles = new Map(found.docs.map((doc) => [doc.id, entryTitle(doc, admin.useAsTitle)]));
  return (
    <section className={styles.list}>
      <h2>{wordsFor(i18n.language, TEXTS.scheduled)}</h2>
      <ul>
        {jobs.map(({ id, type, entry, waitUntil }) => (
          <li key={id}>
            <a href={entryAddress({ list: slug, id: String(entry) })}>{titles.get(entry)}</a>
            {": "}
            {wordsFor(i18n.language, type === "unpublish" ? TEXTS.unpublishes : TEXTS.publishes)}{" "}
            {whenIs(waitUntil, i18n.language)}
          </li>
        ))}
      </ul>
    </section>
  );
}
