/**
 * A5: changes of an entry or a screen by the system while its only editor has the form open. The editor's save succeeds
 * after each of them.
 */
import { handleEndpoints, type Payload } from "payload";
import { z } from "zod";
import { lexicalFromBlocks } from "../../src/rich-text/to-lexical";
import { goLive, putBack } from "payload-sets/go-live";
import { stateOf } from "payload-sets/rows";
import { showSet } from "payload-sets/show-set";

interface Form {
  readonly path: string;
  readonly method: "PATCH" | "POST";
  /** Fields that the editor changes. */
  readonly text: object;
}

const SCREEN: Form = { path: "/globals/page-about", method: "POST", text: { lead: "Written in the form." } };
const formOf = (id: number): Form => ({
  path: `/cases/${id}`,
  method: "PATCH",
  text: { lead: "Written in the form." },
});

const read = z.looseObject({ doc: z.looseObject({}).optional(), result: z.looseObject({}).optional() });

/** @param token of the editor, who signs in to the CMS's own API with it */
export function createWays(payload: Payload, token: string) {
  /**
   * @returns the answer's status, and the entry of its body.
   * @throws Error for what is refused, but not for a conflict
   */
  async function call(method: string, path: string, sent?: object) {
    const headers = { "Content-Type": "application/json", Authorization: `JWT ${token}` };
    const init = sent ? { method, headers, body: JSON.stringify(sent) } : { method, headers };
    const request = new Request(`http://localhost/cms-api${path}`, init);
    const response = await handleEndpoints({ config: payload.config, request });
    const answer: unknown = await response.json();
    if (!response.ok && response.status !== 409) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    const { doc, result, ...rest } = read.parse(answer);
    return { status: response.status, doc: doc ?? result ?? rest };
  }
  const territory = { ground: "sand", figure: "ink", accent: "hot", mark: "blob", seed: 1 };
  const body = lexicalFromBlocks([{ type: "paragraph", runs: [{ text: "All that there is to say." }] }]);
  let made = 0;
  /** A case that is on the site, and a draft of it under another alias. */
  async function drafted(isPublished = true): Promise<Form & { id: number }> {
    made += 1;
    const title = `Alone ${made}`;
    const data = { title, lead: "A lead.", alias: `alone-${made}`, year: 2026, body, territory };
    const status = isPublished ? "published" : "draft";
    const { doc } = await call("POST", `/cases?locale=en&draft=${!isPublished}`, { ...data, _status: status });
    const id = Number(doc.id);
    const draft = { title: `${title}, renamed`, alias: `renamed-${made}`, _status: "draft" };
    if (isPublished) await call("PATCH", `/cases/${id}?locale=en&draft=true`, draft);
    return { ...formOf(id), id };
  }
  const draftScreen = (lead: string) =>
    call("POST", "/globals/page-about?locale=en&draft=true", { lead, _status: "draft" });

  /** Loads a form like the admin does. */
  const open = async ({ path }: Form) => (await call("GET", `${path}?locale=en&draft=true&depth=0`)).doc;
  /** Saves it with the changed fields. */
  const save = ({ path, method, text }: Form, opened: Record<string, unknown>) =>
    call(method, `${path}?locale=en&draft=true`, { ...opened, ...text, _status: "draft", basedOn: opened.updatedAt });

  async function setOf(held: object): Promise<number> {
    const { id } = await payload.create({ collection: "sets", data: { name: "Alone", phase: "open", ...held } });
    if (!(await showSet(payload, id))) throw new Error(JSON.stringify((await stateOf(payload, id))?.reason));
    return id;
  }
  const publishes = (id: number) => ({ publish: [{ relationTo: "cases" as const, value: id }] });
  const schedule = async (input: object) => {
    const { id } = await payload.jobs.queue({ task: "schedulePublish", input: { type: "publish", ...input } });
    await payload.jobs.runByID({ id });
  };
  const bulk = (status: string, id: number) =>
    call("PATCH", `/cases?where[id][in]=${id}&locale=en${status === "draft" ? "" : "&draft=true"}`, {
      _status: status,
    });
  const docOf = (id: number) => ({ doc: { relationTo: "cases", value: String(id) } });

  interface Way {
    form(): Promise<Form>;
    change(form: Form & { id?: number }): Promise<unknown>;
  }
  const ofCase = (change: (id: number) => Promise<unknown>, isPublished = true): Way => ({
    form: () => drafted(isPublished),
    change: ({ id = 0 }) => change(id),
  });
  const ofScreen = (change: () => Promise<unknown>): Way => ({
    form: async () => ((made += 1), await draftScreen(`Drafted ${made}`), SCREEN),
    change,
  });
  const live = async (held: object) => {
    const set = await setOf(held);
    await goLive(payload, set, "");
    return set;
  };
  const liveAndBack = async (held: object) => putBack(payload, await live(held), "");

  const WAYS: Readonly<Record<string, Way>> = {
    "a set goes live": ofCase((id) => live(publishes(id))),
    "a set brings it for the first time": ofCase((id) => live(publishes(id)), false),
    "a set takes it off": ofCase((id) => live({ unpublish: publishes(id).publish })),
    "a set of screens goes live": ofScreen(() => live({ screens: ["page-about"] })),
    "a set is put back": ofCase((id) => liveAndBack(publishes(id))),
    "a set of screens is put back": ofScreen(() => liveAndBack({ screens: ["page-about"] })),
    "a schedule publishes": ofCase((id) => schedule(docOf(id))),
    "a schedule publishes one language": ofCase((id) => schedule({ ...docOf(id), locale: "en" })),
    "a schedule unpublishes": ofCase((id) => schedule({ ...docOf(id), type: "unpublish" })),
    "a schedule publishes a screen": ofScreen(() => schedule({ global: "page-about" })),
    "it is published with others": ofCase((id) => bulk("published", id)),
    "it is taken off with others": ofCase(async (id) => {
      await bulk("published", id);
      await bulk("draft", id);
    }),
    "it is translated": ofCase((id) => call("PATCH", `/cases/${id}?locale=ru&draft=true`, { title: "Переведён" })),
    "a category of it is deleted": ofCase(async (id) => {
      const { doc } = await call("POST", "/case-categories?locale=en", {
        title: `For ${id}`,
        alias: `for-${id}`,
        sort: id,
      });
      await call("DELETE", `/case-categories/${String(doc.id)}`);
    }),
  };

  /**
   * @returns the statuses of two saves by way: of a form that was opened before the change, and of one opened after it
   */
  async function saveAlone(): Promise<Record<string, number[]>> {
    const statuses: Record<string, number[]> = {};
    for (const [name, { form, change }] of Object.entries(WAYS)) {
      const early = await form();
      const opened = await open(early);
      await change(early);
      const late = await form();
      await change(late);
      statuses[name] = [(await save(late, await open(late))).status];
      // A screen is one: what was opened before belongs to the change before.
      if (early.path !== late.path) statuses[name].unshift((await save(early, opened)).status);
    }
    return statuses;
  }

  /**
   * The aliases that a case had, when it was renamed by a schedule while its form was open, and then published from
   * there.
   */
  async function formerAliases(): Promise<unknown> {
    const form = await drafted();
    const opened = await open(form);
    await schedule(docOf(form.id));
    await save(form, { ...opened, alias: "renamed-again" });
    await schedule(docOf(form.id));
    return (await call("GET", `${form.path}?locale=en&depth=0`)).doc.formerAliases;
  }
  return { saveAlone, formerAliases };
}
