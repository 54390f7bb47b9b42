/** MessageChannel for jsdom, based on timers, so that fake timers control it. */
class TimedChannel {
  port1 = { onmessage: () => undefined, close: () => undefined };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) };
}

/** Globals that Gatsby sets in a built site, and browser APIs that jsdom lacks. */
Object.assign(globalThis, {
  ___loader: { enqueue: () => ({ abort: () => undefined }), hovering: () => undefined },
  ___navigate: () => undefined,
  __BASE_PATH__: "",
  __PATH_PREFIX__: "",
  __TRAILING_SLASH__: "never",
  __SERVICE_WORKER__: "off",
  __ANALYTICS__: { provider: "none", service: "", id: "", scriptUrl: "", asksConsent: false },
  IntersectionObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
  MessageChannel: TimedChannel,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});
