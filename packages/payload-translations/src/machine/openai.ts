import { z } from "zod";
import { ask, MachineError, type Service, type Translate } from "./translate";

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const content = z.object({ texts: z.array(z.string()) });

const names = new Intl.DisplayNames("en", { type: "language" });

const orders = (from: string, to: string) =>
  `You translate the texts of a website from ${names.of(from)} into ${names.of(to)} (${to}). ` +
  `You are given JSON: {"texts": [...]}. Answer with JSON of the same form and nothing else, each text translated, ` +
  `in the same order. The texts are XML: keep every tag with its attributes, and every entity.`;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new MachineError("translations:machine.unreadable");
  }
}

/** Translates by a language model at an address that speaks as OpenAI's does: https://platform.openai.com/docs/api-reference/chat */
export const byOpenAI =
  (service: Service & { readonly model: string }): Translate =>
  async (texts, from, to) => {
    const messages = [
      { role: "system", content: orders(from, to) },
      { role: "user", content: JSON.stringify({ texts }) },
    ];
    const body = { model: service.model, messages, response_format: { type: "json_object" } };
    const read = completion.safeParse(await ask(service, "/chat/completions", "Bearer", body));
    const said = content.safeParse(parsed(read.data?.choices[0]?.message.content ?? ""));
    if (said.data?.texts.length !== texts.length) throw new MachineError("translations:machine.unreadable");
    return said.data.texts;
  };
