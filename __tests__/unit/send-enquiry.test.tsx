import { sendEnquiry } from "../../src/forms/send-enquiry";
import { fakeUploads, latestUpload } from "../support/fake-upload";

let restore: () => void;
beforeEach(() => {
  restore = fakeUploads();
});
afterEach(() => restore());

describe("F5, F6: what becomes of a form that is sent", () => {
  it("is posted as it is, and reports its progress", async () => {
    const shares: number[] = [];
    const body = new FormData();
    const answer = sendEnquiry(body, (share) => shares.push(share));
    const upload = latestUpload();
    expect(upload.opened).toEqual(["POST", "/api/mail/"]);
    expect(upload.headers).toEqual({ Accept: "application/json, text/plain, */*" });
    expect(upload.body).toBe(body);
    upload.upload.onprogress?.({ loaded: 25, total: 100 });
    upload.upload.onprogress?.({ loaded: 0, total: 0 });
    upload.answer(200, { success: 1 });
    await expect(answer).resolves.toEqual({ outcome: "sent" });
    expect(shares).toEqual([0.25, 0]);
  });

  it.each([
    [200, { success: 0 }, { outcome: "failed" }],
    [200, { success: true }, { outcome: "failed" }],
    [400, { success: 0, errors: { phone: "phone" } }, { outcome: "refused", errors: { phone: "phone" } }],
    [400, { success: 0, errors: { lang: "required" } }, { outcome: "refused", errors: {} }],
    [403, { success: 0 }, { outcome: "failed" }],
    [429, { success: 0 }, { outcome: "tooMany", wait: undefined }],
    [429, null, { outcome: "tooMany", wait: undefined }],
  ])("%i with %j", async (status, said, outcome) => {
    const answer = sendEnquiry(new FormData(), jest.fn());
    latestUpload().answer(status, said);
    await expect(answer).resolves.toEqual(outcome);
  });

  it("429 says after how many seconds one may try again", async () => {
    const answer = sendEnquiry(new FormData(), jest.fn());
    latestUpload().answer(429, { success: 0 }, { "Retry-After": "2100" });
    await expect(answer).resolves.toEqual({ outcome: "tooMany", wait: 2100 });
  });

  it.each([
    [500, { success: 0 }],
    [502, null],
    [200, "Welcome to the hotel's network"],
  ])("%i with %j is a fault", async (status, said) => {
    const answer = sendEnquiry(new FormData(), jest.fn());
    latestUpload().answer(status, said);
    await expect(answer).rejects.toThrow(String(status));
  });

  it("without the network is a fault", async () => {
    const answer = sendEnquiry(new FormData(), jest.fn());
    latestUpload().onerror?.();
    await expect(answer).rejects.toThrow("no answer");
  });
});
