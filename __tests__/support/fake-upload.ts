/** Replaces XMLHttpRequest: tests control the upload's progress and the response. */
export class FakeUpload {
  static all: FakeUpload[] = [];

  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  opened: [method: string, url: string] | undefined;
  body: FormData | undefined;
  status = 0;
  response: unknown = null;
  responseType = "";
  responseHeaders: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;

  constructor() {
    FakeUpload.all.push(this);
  }

  open(method: string, url: string): void {
    this.opened = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.body = body;
  }

  getResponseHeader(name: string): string | null {
    return this.responseHeaders[name] ?? null;
  }

  answer(status: number, response: unknown, responseHeaders: Record<string, string> = {}): void {
    Object.assign(this, { status, response, responseHeaders });
    this.onload?.();
  }
}

/** The latest upload. @throws Error when there was none */
export function latestUpload(): FakeUpload {
  const upload = FakeUpload.all.at(-1);
  if (!upload) throw new Error("Nothing was sent.");
  return upload;
}

/** Replaces the browser's. @returns a cleanup function */
export function fakeUploads(): () => void {
  const real = window.XMLHttpRequest;
  FakeUpload.all = [];
  Object.assign(window, { XMLHttpRequest: FakeUpload });
  return () => {
    Object.assign(window, { XMLHttpRequest: real });
  };
}
