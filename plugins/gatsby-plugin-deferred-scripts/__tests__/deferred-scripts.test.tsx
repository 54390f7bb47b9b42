import { deferScripts } from "../src/defer-scripts";
import { keepEarlyClicks } from "../src/early-clicks";
import { fold, unfold } from "../src/offscreen-rendering";
import { PAGE_FAILED, signalReady } from "../src/page-ready";
import { waitForScripts } from "../src/wait-for-scripts";

const PARTS = "main section, footer";
const WAIT = { idleTimeoutMs: 2000, retriesMs: [1000, 4000] };
const CLICKS = "button:not([type=submit])";

const atOnce = (then: () => void) => then();
const loaded = () => [...document.querySelectorAll<HTMLScriptElement>("body > script")];
const click = (text: string) =>
  [...document.querySelectorAll("button")].find((button) => button.textContent === text)?.click();

function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset["scripts"];
  setConnection(undefined);
  document.body.innerHTML = `
    <button type="button">Menu</button><button type="submit">Send</button>
    <template id="scripts"><script>/*<![CDATA[*/window.first="\\u0031 \\"a\\"";/*]]>*/</script><script src="/vendor.js" async></script><script src="/app.js" async></script></template>`;
  Reflect.deleteProperty(window, "first");
});

// Whatever a test has left waiting ends with it.
afterEach(() => {
  window.dispatchEvent(new Event("keydown"));
  signalReady();
  jest.useRealTimers();
});

describe("the scripts of a page", () => {
  it("come when the page has loaded and is idle", () => {
    waitForScripts(WAIT, atOnce);
    expect(loaded()).toHaveLength(0);
    jest.runAllTimers();
    expect(loaded().map((script) => [new URL(script.src).pathname, script.hasAttribute("async")])).toEqual([
      ["/vendor.js", true],
      ["/app.js", true],
    ]);
  });

  it("X9: find what Gatsby says to them, although no inline script of the page is run", () => {
    waitForScripts(WAIT, atOnce);
    expect(window).not.toHaveProperty("first");
    jest.runAllTimers();
    expect(window).toHaveProperty("first", '1 "a"');
  });

  it("come when what the page has to do before is done", () => {
    let finish: () => void = () => undefined;
    waitForScripts(WAIT, (then) => (finish = then));
    jest.runAllTimers();
    expect(loaded()).toHaveLength(0);
    finish();
    jest.runAllTimers();
    expect(loaded()).toHaveLength(2);
  });

  it("do not wait for it at the first user interaction, which has it done as well", () => {
    const finish = jest.fn();
    waitForScripts(WAIT, finish);
    finish.mockClear();
    window.dispatchEvent(new Event("keydown"));
    expect(loaded()).toHaveLength(2);
    jest.runAllTimers();
    expect(finish).toHaveBeenCalledTimes(1);
  });

  it("come at once at the first user interaction, and once", () => {
    waitForScripts(WAIT, atOnce);
    window.dispatchEvent(new Event("keydown"));
    expect(loaded()).toHaveLength(2);
    window.dispatchEvent(new Event("keydown"));
    jest.runAllTimers();
    expect(loaded()).toHaveLength(2);
  });

  it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "wait for that on a connection of %j",
    (connection) => {
      setConnection(connection);
      waitForScripts(WAIT, atOnce);
      jest.runAllTimers();
      expect(loaded()).toHaveLength(0);
      window.dispatchEvent(new Event("keydown"));
      expect(loaded()).toHaveLength(2);
    },
  );

  it("are asked for again when they do not come, and given up after the last wait", () => {
    const failed = jest.fn();
    window.addEventListener(PAGE_FAILED, failed, { once: true });
    waitForScripts(WAIT, atOnce);
    window.dispatchEvent(new Event("keydown"));
    const failLast = () => loaded().at(-1)?.dispatchEvent(new Event("error"));
    for (const wait of WAIT.retriesMs) {
      failLast();
      expect(failed).not.toHaveBeenCalled();
      const before = loaded().length;
      jest.advanceTimersByTime(wait);
      expect(loaded()).toHaveLength(before + 1);
    }
    failLast();
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

describe("what is below the first view", () => {
  const root = document.documentElement;
  const visit = (type: string) =>
    (performance.getEntriesByType = jest.fn().mockReturnValue([{ type } as PerformanceNavigationTiming]));
  const visibilities = () =>
    [...document.querySelectorAll("section")].map((section) => section.style.contentVisibility);

  beforeEach(() => {
    delete root.dataset["folded"];
    window.location.hash = "";
    document.body.innerHTML = "<main><section>1</section><section>2</section></main>";
  });

  it("is folded for a visitor who opens the top of the page", () => {
    visit("navigate");
    fold();
    expect(root).toHaveAttribute("data-folded");
  });

  it.each(["reload", "back_forward"])("is not for a visitor who comes by %s, back to a scroll position", (type) => {
    visit(type);
    fold();
    expect(root).not.toHaveAttribute("data-folded");
  });

  it("is not for a visitor who goes to a hash in it", () => {
    visit("navigate");
    window.location.hash = "#jobs";
    fold();
    expect(root).not.toHaveAttribute("data-folded");
  });

  it("gets its layout part by part, and then no trace of it is left", () => {
    const then = jest.fn();
    root.dataset["folded"] = "";
    unfold(PARTS, then, 0);
    expect(visibilities()).toEqual(["visible", ""]);
    jest.advanceTimersToNextTimer();
    expect(visibilities()).toEqual(["visible", "visible"]);
    expect(then).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(then).toHaveBeenCalledTimes(1);
    expect(root).not.toHaveAttribute("data-folded");
    expect(visibilities()).toEqual(["", ""]);
  });

  it("gets its layout in one task as far as that has room", () => {
    const then = jest.fn();
    root.dataset["folded"] = "";
    unfold(PARTS, then);
    expect(visibilities()).toEqual(["visible", "visible"]);
    expect(then).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(then).toHaveBeenCalledTimes(1);
  });

  it("is left alone where nothing was folded", () => {
    const then = jest.fn();
    unfold(PARTS, then);
    expect(then).toHaveBeenCalledTimes(1);
    expect(visibilities()).toEqual(["", ""]);
  });
});

describe("a click before hydration", () => {
  it("is shown as busy, kept, and replayed once the page is hydrated", () => {
    const opened = jest.fn();
    keepEarlyClicks(CLICKS);
    click("Menu");
    click("Menu");
    const button = document.querySelector("button");
    expect(button).toHaveAttribute("aria-busy", "true");
    button?.addEventListener("click", opened);
    signalReady();
    expect(opened).toHaveBeenCalledTimes(1);
    expect(button).not.toHaveAttribute("aria-busy");
    click("Menu");
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it("leaves alone what works without a script", () => {
    const sent = jest.fn();
    document.body.addEventListener("click", sent);
    keepEarlyClicks(CLICKS);
    click("Send");
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it("offers nothing that will not answer, when a script never comes", () => {
    keepEarlyClicks(CLICKS);
    click("Menu");
    window.dispatchEvent(new Event(PAGE_FAILED));
    expect(document.documentElement).toHaveAttribute("data-scripts", "failed");
    expect(document.querySelector("button")).not.toBeVisible();
    expect(document.querySelector("button")).not.toHaveAttribute("aria-busy");
    expect(document.querySelector("[type=submit]")).toBeVisible();
  });
});

describe("deferScripts", () => {
  it("puts Gatsby's scripts into a template and says when they come", () => {
    const Slice = ({ sliceId }: { sliceId: string }) => <i>{sliceId}</i>;
    const page = <script key="p" id="gatsby-script-loader" />;
    const slice = <Slice key="s" sliceId="_gatsby-scripts" />;
    const [before, template, inline] = deferScripts([page, <b key="b" />, slice], "begin()");
    expect(before).toEqual(<b key="b" />);
    expect(template).toMatchObject({ type: "template", props: { id: "scripts", children: [page, slice] } });
    expect(inline).toMatchObject({ type: "script", props: { dangerouslySetInnerHTML: { __html: "begin()" } } });
  });

  it("stops the build when Gatsby writes them elsewhere", () => {
    const Slice = ({ sliceId }: { sliceId: string }) => <i>{sliceId}</i>;
    const slice = <Slice key="s" sliceId="_gatsby-scripts" />;
    for (const components of [[<b key="b" />], [slice]]) {
      expect(() => deferScripts(components, "begin()")).toThrow(/static-entry\.js/);
    }
  });
});
