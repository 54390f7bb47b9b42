/** For the tests of a file: every observed element is in the viewport at once, which jsdom cannot compute. */
export function observeAtOnce(): void {
  const { IntersectionObserver } = globalThis;
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(): void {
        this.notify([{ isIntersecting: true }]);
      }
      disconnect(): void {}
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = IntersectionObserver;
  });
}
