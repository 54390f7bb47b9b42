/** @jest-environment node */
import { freePort } from "../../cms/__tests__/support/free-port";
import { collect, startNode, stop } from "../../scripts/lib/processes";
import { untilReady } from "../../scripts/lib/until-ready";

/** Of a start that is slow, not stuck. */
const SILENCE = 3_000;

/** A server that tells of so many steps, one each second, before it answers. */
const slowServer = (port: number, steps: number) => `
  let step = 0;
  const work = setInterval(() => {
    console.log("step " + ++step);
    if (step < ${steps}) return;
    clearInterval(work);
    require("node:http").createServer((request, response) => response.end("ok")).listen(${port}, "127.0.0.1");
  }, 1000);`;

async function start(code: (port: number) => string) {
  const port = await freePort();
  const child = startNode(["-e", code(port)]);
  const ready = untilReady(child, `http://127.0.0.1:${port}`, collect(child), SILENCE);
  return ready.finally(() => stop(child));
}

test("a server may take longer than the longest silence, as long as it tells what it does", async () => {
  await expect(start((port) => slowServer(port, 5))).resolves.toBeUndefined();
});

test("a server that tells nothing is given up, with its last words", async () => {
  const stuck = () => `console.log("opening the database"); setInterval(() => {}, 1000);`;
  await expect(start(stuck)).rejects.toThrow(/told nothing for 3 s\.\nopening the database/);
});

test("a server that ends is not waited for", async () => {
  await expect(start(() => `console.log("no such setting"); process.exit(1);`)).rejects.toThrow(
    /ended while starting\.\nno such setting/,
  );
});
