/**
 * `npm run bench:slow -w bench [-- --seconds 60 --senders 200]`: asks a running site (BASE_URL, by default that of `npm start`) for its
 * home page, first in peace, then while senders hold connections open: some with heads, some with bodies of enquiries that
 * arrive a byte a second. Exit code 1 when the 95th percentile is more than doubled by them.
 */
import { connect, type Socket } from "node:net";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "60" }, senders: { type: "string", default: "200" } },
});
const SITE = new URL(process.env.BASE_URL ?? "http://localhost:3000");
const [SECONDS, SENDERS] = [Number(values.seconds), Number(values.senders)];
const CLIENTS = 4;
const BOUND = 2;

const HEADS = {
  head: `GET / HTTP/1.1\r\nHost: ${SITE.host}\r\n`,
  body:
    `POST /api/mail/ HTTP/1.1\r\nHost: ${SITE.host}\r\nOrigin: ${SITE.origin}\r\nContent-Length: 1000000\r\n` +
    'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n',
} as const;

/** Milliseconds that each answer took. */
async function askFor(seconds: number): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const ask = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      const answer = await fetch(SITE);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${SITE} answered ${answer.status}.`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, ask));
  return times.sort((one, other) => one - other);
}

/** Senders that come back whenever they are cut off. @returns a function that ends them and says how often they were */
function attack(): () => number {
  const open = new Set<Socket>();
  let [isOver, cuts] = [false, 0];
  const begin = (kind: keyof typeof HEADS) => {
    const socket = connect(Number(SITE.port) || 80, SITE.hostname);
    open.add(socket);
    socket.on("error", () => undefined).resume();
    socket.write(HEADS[kind]);
    const drip = setInterval(() => socket.write(kind === "head" ? "X" : "y"), 1000);
    socket.once("close", () => {
      clearInterval(drip);
      open.delete(socket);
      if (isOver) return;
      cuts += 1;
      begin(kind);
    });
  };
  for (let sender = 0; sender < SENDERS; sender += 1) for (const kind of ["head", "body"] as const) begin(kind);
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
    return cuts;
  };
}

const percentile = (times: readonly number[], share: number) => times[Math.floor(times.length * share)] ?? NaN;
const row = (times: readonly number[]) => ({
  answers: times.length,
  "p50, ms": percentile(times, 0.5).toFixed(1),
  "p95, ms": percentile(times, 0.95).toFixed(1),
});

async function run(): Promise<void> {
  await askFor(2);
  const inPeace = await askFor(SECONDS / 2);
  const end = attack();
  const attacked = await askFor(SECONDS);
  const cuts = end();
  console.table({ "in peace": row(inPeace), attacked: row(attacked) });
  const ratio = percentile(attacked, 0.95) / percentile(inPeace, 0.95);
  console.log(
    `${SENDERS} slow heads and ${SENDERS} slow bodies, cut off ${cuts} times: p95 × ${ratio.toFixed(2)} (bound ${BOUND})`,
  );
  process.exitCode = ratio > BOUND ? 1 : 0;
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
