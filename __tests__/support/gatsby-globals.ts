/** What Gatsby puts into the window of a built site. */
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __PATH_PREFIX__: "",
  __TRAILING_SLASH__: "never",
  __ANALYTICS__: { provider: "none", service: "", id: "", scriptUrl: "", asksConsent: false },
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
  IntersectionObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
});
