/** Widgets fail apart, and take no room where they have nothing to say (X15). */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { createWidget } from "../src/admin/create-widget";

const NAME = { en: "Inbox", pt: "Caixa de entrada", ru: "Входящие" };

test("X15: a widget whose figures cannot be read says so, and the log says why", async () => {
  const fault = new Error("The table is gone.");
  const faults: unknown[] = [];
  const payload = { logger: { error: ({ err }: { err: unknown }) => faults.push(err) } };
  const Widget = createWidget(
    NAME,
    () => Promise.reject(fault),
    () => null,
  );
  const req = { payload, i18n: { language: "en", t: (key: string) => key } };
  const props = { req } as unknown as Parameters<typeof Widget>[0];
  // A server component: its parts are called as React's server does.
  const { children } = Widget(props).props as { children: { type: () => Promise<React.ReactNode> } };
  const filled = await children.type();
  await act(async () => void render(<>{filled}</>));
  expect(screen.getByRole("region", { name: "Inbox" })).toHaveTextContent("error:unspecific");
  expect(faults).toEqual([fault]);
});

test("X15: a widget of quiet figures takes no room, read or being read", async () => {
  const read = async () => 0;
  const Widget = createWidget(
    NAME,
    read,
    () => null,
    (figure) => figure === 0,
  );
  const props = { req: { i18n: { language: "en", t: String } } } as unknown as Parameters<typeof Widget>[0];
  const { children, fallback } = Widget(props).props as {
    children: { type: () => Promise<unknown> };
    fallback: unknown;
  };
  expect([fallback, await children.type()]).toEqual([false, null]);
});
