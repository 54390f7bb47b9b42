import type { Payload } from "payload";
import { withBodyLimit } from "../src/rest-api/body-limit";

/** A request as Next hands it to a handler. */
function wrapped(request: Request): Request {
  return new Proxy(request, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

test("A4: what is within the limit reaches the handler as it was sent, in a request of its own", async () => {
  const handler = withBodyLimit(
    () => Promise.reject<Payload>(new Error("nobody is asked who signs in")),
    async (request) => Response.json([request.method, request.headers.get("x-sent"), await request.json()]),
  );
  const request = new Request("http://cms.example/cms-api/users/login", {
    method: "POST",
    headers: { "content-type": "application/json", "x-sent": "yes" },
    body: JSON.stringify({ email: "editor@example.com" }),
  });
  const answer = await handler(wrapped(request), { params: Promise.resolve({ slug: ["users", "login"] }) });
  expect(await answer.json()).toEqual(["POST", "yes", { email: "editor@example.com" }]);
});
