/** Stands between a client and PostgreSQL, and cuts the connection at the moment when a transaction is committed. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A message of the protocol: its kind, its length, and the statement as text that ends with a zero. */
const COMMIT = Buffer.from([..."Q\0\0\0\x0bCOMMIT\0"].map((character) => character.charCodeAt(0)));

/** What becomes of a COMMIT. */
export type Fate =
  /** PostgreSQL never gets it. */
  | "lost"
  /** PostgreSQL gets it and answers, and nobody gets the answer. */
  | "unanswered"
  /** PostgreSQL gets it and has not answered yet. */
  | "cut";

export interface PostgresProxy {
  /** The address of the database by way of the proxy. */
  readonly url: string;
  /** Whether connections are let through. */
  isOpen: boolean;
  /** Called before a COMMIT is dealt with; it says what becomes of it. */
  onCommit: () => Promise<Fate>;
  close(): Promise<void>;
}

/** @param url of a database on this machine */
export async function startPostgresProxy(url: string): Promise<PostgresProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (!proxy.isOpen) return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    const cut = () => [client, database].forEach((socket) => socket.destroy());
    let isCommitting = false;
    client.on("data", (bytes: Buffer) => {
      if (!bytes.includes(COMMIT)) return void database.write(bytes);
      isCommitting = true;
      void proxy.onCommit().then((fate) => {
        if (fate === "lost") return cut();
        // What has been sent arrives, although nobody listens for an answer any more.
        database.write(bytes, () => fate === "cut" && [client, database].forEach((socket) => socket.end()));
      });
    });
    database.on("data", (bytes: Buffer) => (isCommitting ? cut() : client.write(bytes)));
    client.on("close", () => isCommitting || database.destroy());
    database.on("close", () => client.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  const proxy: PostgresProxy = {
    url: own.href,
    isOpen: true,
    onCommit: async () => "unanswered",
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
  return proxy;
}
