import type { Payload } from "payload";
import { everyDayAt } from "payload-kit/clock";
import { markChanged } from "payload-releases/changes";
import { wakePublisher } from "payload-releases/running";

/** Closes vacancies when their day is over, in UTC. */
export function closeVacanciesDaily(payload: Payload): void {
  everyDayAt("00:00Z", (moment) => {
    closeVacancies(payload, moment).then(wakePublisher, (error: unknown) =>
      payload.logger.error({ err: error, msg: "Vacancies could not be closed by their date; that is tried in a day." }),
    );
  });
}

/**
 * Queues the vacancies that have closed since the last finished release: no save does it, and the site has to drop them
 * (N6). A start queues a full check anyway.
 * @param now only its UTC date counts
 */
export async function closeVacancies(payload: Payload, now: Date): Promise<void> {
  const { docs: releases } = await payload.find({
    collection: "releases",
    where: { finishedAt: { exists: true } },
    sort: "-finishedAt",
    limit: 1,
    depth: 0,
  });
  const last = releases[0]?.finishedAt;
  if (!last) return;
  const { docs } = await payload.find({
    collection: "jobs",
    where: {
      and: [
        { _status: { equals: "published" } },
        { validThrough: { greater_than_equal: startOfDay(new Date(last)) } },
        { validThrough: { less_than: startOfDay(now) } },
      ],
    },
    depth: 0,
    pagination: false,
  });
  const at = now.toISOString();
  for (const { id, title } of docs) {
    await markChanged(payload, {
      change: { list: "jobs", id: String(id), title: title ?? "", action: "closed", by: "", at },
    });
  }
}

/** ISO 8601, in UTC. */
const startOfDay = (moment: Date): string => `${moment.toISOString().slice(0, 10)}T00:00:00.000Z`;
