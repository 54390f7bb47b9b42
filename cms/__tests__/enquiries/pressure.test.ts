import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { underPressure, untilCalm } from "../../src/enquiries/pressure";

/** Stores that end when they are let. */
function held(count: number) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, stored: Promise.all(Array.from({ length: count }, () => underPressure(() => ended))) };
}

test("A5: above a length of the queue a sender is told at once when to come again, and is taken when it is shorter", async () => {
  const { end, stored } = held(200);
  await expect(underPressure(async () => "stored")).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  end();
  await stored;
  expect(await underPressure(async () => "stored")).toBe("stored");
});

test("a store that fails leaves the queue as well", async () => {
  for (let count = 0; count < 300; count += 1) {
    await expect(underPressure(() => Promise.reject(new Error("full")))).rejects.toThrow("full");
  }
});

test("mails give way while enquiries are stored, and not for ever", async () => {
  await untilCalm(60_000);
  const order: string[] = [];
  const { end, stored } = held(1);
  const calm = untilCalm(60_000).then(() => order.push("mail"));
  const patient = untilCalm(1).then(() => order.push("mail that has waited"));
  await patient;
  order.push("stored");
  end();
  await Promise.all([stored, calm]);
  expect(order).toEqual(["mail that has waited", "stored", "mail"]);
});

test("whoever comes new is not held up by those who are there and send again and again", async () => {
  const clients = 20;
  const each = 6;
  const block = () => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    return Promise.resolve();
  };
  const server = createServer((_, response) => void underPressure(block).then(() => response.end("stored")));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const agent = new Agent({ keepAlive: true });
  const answered: number[] = [];
  const client = async () => {
    for (let time = 1; time <= each; time += 1) {
      const [response] = await once(get({ port: (server.address() as AddressInfo).port, agent }), "response");
      response.resume();
      await once(response, "end");
      answered.push(time);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  server.close();
  expect(answered.lastIndexOf(1)).toBeLessThan(answered.indexOf(each));
});
