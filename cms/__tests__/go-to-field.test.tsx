/** The way to a field that its form draws late, or does not have. */
import { goToField } from "payload-kit/admin/go-to-field";

const makeRoom = () => undefined;
const place = { path: "lead", within: "" };

beforeAll(() => {
  // jsdom lays nothing out, and has neither of these.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
});
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = "<form></form>";
});
afterEach(() => jest.useRealTimers());

const draw = async () => {
  document.querySelector("form")?.insertAdjacentHTML("beforeend", '<input id="field-lead" />');
  // The observer is called before the next turn.
  await Promise.resolve();
};

test("X11, X13: a field that is not drawn within ten seconds is called missing, once, and no more looked for", async () => {
  const onMissing = jest.fn();
  goToField([], place, { makeRoom, onMissing });
  jest.advanceTimersByTime(9_999);
  expect(onMissing).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(onMissing).toHaveBeenCalledTimes(1);
  await draw();
  expect(document.activeElement).toBe(document.body);
});

test("X11, X13: one that is drawn before gets the cursor, and nothing is said", async () => {
  const onMissing = jest.fn();
  goToField([], place, { makeRoom, onMissing });
  jest.advanceTimersByTime(9_000);
  await draw();
  expect(document.activeElement?.id).toBe("field-lead");
  jest.advanceTimersByTime(60_000);
  expect(onMissing).not.toHaveBeenCalled();
});

test("X11, X13: whoever does something meanwhile is not told of it", () => {
  const onMissing = jest.fn();
  goToField([], place, { makeRoom, onMissing });
  window.dispatchEvent(new Event("keydown"));
  jest.advanceTimersByTime(60_000);
  expect(onMissing).not.toHaveBeenCalled();
});
