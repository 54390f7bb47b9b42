import type { Payload } from "payload";
import { z } from "zod";
import { closeVacancies } from "../../src/releases/close-vacancies";

const closing = z.object({ lastDay: z.string(), now: z.string() });

/** Steps about vacancies that close by their date. */
export const closingSteps = (payload: Payload) => ({
  /** What waits for a release after a moment, of a vacancy whose last day is given, where the site was built on 1 March. */
  closeVacancies: async (argument: unknown) => {
    const { lastDay, now } = closing.parse(argument);
    await payload.delete({ collection: "releases", where: {} });
    await payload.delete({ collection: "release-changes", where: {} });
    await payload.create({ collection: "releases", data: { state: "live", finishedAt: "2027-03-01T12:00:00.000Z" } });
    const { docs } = await payload.find({ collection: "jobs", sort: "sort", limit: 1, depth: 0 });
    const data = { validThrough: `${lastDay}T12:00:00.000Z`, _status: "published" } as const;
    await payload.update({ collection: "jobs", id: docs[0]?.id ?? 0, data });
    await payload.delete({ collection: "release-changes", where: {} });
    await closeVacancies(payload, new Date(now));
    const waiting = await payload.find({ collection: "release-changes", depth: 0 });
    return waiting.docs.map(({ change }) => change);
  },
});
