/** Limits of time and connections for slow clients (X9). */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { eventually } from "./support/eventually";
import { isLoopback, limitConnections } from "../server/connections";

let server: Server;
const sockets: Socket[] = [];

async function start(isExempt: (address: string) => boolean): Promise<void> {
  server = createServer((_request, response) => response.end("ok"));
  limitConnections(server, { perNetwork: 3, isExempt });
  await once(server.listen(0, "127.0.0.1"), "listening");
}

/** @returns whether the server lets it stay: it answers, or hangs up */
function stays(): Promise<boolean> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  // A socket that is closed while it sends emits an error first.
  return new Promise((resolve) => {
    socket.once("data", () => resolve(true)).once("close", () => resolve(false));
  });
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

test("a network has so many connections at a time, and a next one when one has ended", async () => {
  await start(() => false);
  expect([await stays(), await stays(), await stays(), await stays()]).toEqual([true, true, true, false]);
  sockets[0]?.destroy();
  expect(await eventually(stays)).toBe(true);
});

test("this machine is not counted", async () => {
  await start(isLoopback);
  expect(await Promise.all(Array.from({ length: 8 }, stays))).toEqual(Array(8).fill(true));
  expect(["127.0.0.1", "::ffff:127.0.0.1", "::1"].map(isLoopback)).toEqual([true, true, true]);
  expect(["10.0.0.1", "::ffff:10.0.0.1", "2001:db8::1"].map(isLoopback)).toEqual([false, false, false]);
});
