import type { Payload } from "payload";

export interface Incident {
  readonly subject: string;
  /** What has happened and what to do, in plain sentences. */
  readonly text: string;
}

/**
 * Tells all admins by mail that something has failed, or that it is over (X10); without a mail server the log alone says so.
 * Whoever calls it calls once for each. Never throws: what is reported is there all the same.
 */
export async function reportIncident(payload: Payload, { subject, text }: Incident): Promise<void> {
  payload.logger.warn({ msg: `${subject}: ${text}` });
  if (!payload.config.email) return;
  try {
    const { docs } = await payload.find({
      collection: "users",
      where: { role: { equals: "admin" } },
      pagination: false,
      depth: 0,
      select: { email: true },
    });
    await payload.sendEmail({ to: docs.map(({ email }) => email), subject, text });
  } catch (error) {
    payload.logger.error({ err: error, msg: `"${subject}" could not be mailed.` });
  }
}
