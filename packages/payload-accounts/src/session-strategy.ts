import { JWTAuthentication, type AuthStrategy, type Payload } from "payload";
import { sessionIdOf } from "./session-id";

/** So often a session notes that it was used. */
const SEEN = 60_000;

interface UsedSession {
  readonly id: string;
  readonly seenAt?: string | null;
}

/** Payload's own check of a token, which also notes when a session was last used. */
export const sessionStrategy: AuthStrategy = {
  name: "session",
  async authenticate(args) {
    const result = await JWTAuthentication(args);
    const { user } = result;
    const sessions: readonly UsedSession[] = user?.sessions ?? [];
    const session = sessions.find(({ id }) => id === sessionIdOf(user));
    const before = new Date(Date.now() - SEEN).toISOString();
    if (session && (session.seenAt ?? "") < before) await noteUse(args.payload, session.id);
    return result;
  },
};

async function noteUse({ db }: Payload, id: string): Promise<void> {
  await db.updateOne({
    collection: "sessions",
    where: { id: { equals: id } },
    data: { seenAt: new Date().toISOString() },
    // One statement: a session that has ended meanwhile stays so.
    options: { atomic: true },
  });
}
