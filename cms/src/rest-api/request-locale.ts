import { LOCALE_CODES } from "@future-native/contract/locales";

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const KNOWN: ReadonlySet<string> = new Set(LOCALE_CODES);
const ALL: ReadonlySet<string> = new Set(["all", "*"]);
const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "DELETE"]);

/**
 * A handler of Payload that answers 400 to a language that does not exist, and to a save in all of them: Payload takes the
 * default one for the first, so that "pt" for "br" would write over the English texts, and loses texts with the second.
 */
export function withKnownLocale<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const { searchParams } = new URL(request.url);
    const locale = searchParams.get("locale") ?? "";
    const isRead = READS.has(request.method) && ALL.has(locale);
    const unknown = [isRead ? "" : locale, searchParams.get("publishSpecificLocale") ?? ""].find(
      (code) => code !== "" && !KNOWN.has(code),
    );
    if (unknown === undefined) return handler(request, context);
    const message = `This call cannot be made in the language "${unknown}". Give one of ${LOCALE_CODES.join(", ")}.`;
    return Response.json({ errors: [{ message }] }, { status: 400, headers: { "Cache-Control": "no-store" } });
  };
}
