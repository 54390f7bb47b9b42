/** Proxy in front of PostgreSQL that can cut the connection during a COMMIT. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A query message of the protocol: type, length and the zero-terminated statement. */
const COMMIT = Buffer.from([..."Q\0\0\0\x0bCOMMIT\0"].map((character) => character.charCodeAt(0)));

/** Outcome of a COMMIT. */
export type Fate =
  /** PostgreSQL never receives it. */
  | "lost"
  /** PostgreSQL executes it, but the client does not receive the response. */
  | "unanswered"
  /** The connection closes before PostgreSQL has responded. */
  | "cut";

export interface PostgresProxy {
  /** The address of the database by way of the proxy. */
  readonly url: string;
  /** Whether connections are let through. */
  isOpen: boolean;
  /** Called before a COMMIT is forwarded; decides its outcome. */
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
        // Close only after the bytes are written, so that PostgreSQL still receives them.
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
