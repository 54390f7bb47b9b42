/** The OpenAPI 3.1 document, made from the same schemas that validate (A1). */
import { z } from "zod";
import { endpoints, type Endpoint } from "./endpoints";
import { apiError } from "./errors";
import { enquiryAnswer, enquiryPayload } from "./form";
import { FORM_FIELDS, FORM_TYPES, requiredConsents } from "./form-rules";
import { LOCALE_CODES } from "./locales";

type Json = Record<string, unknown>;

const SCHEMA_ROOT = "#/components/schemas/";

const jsonSchema = z.looseObject({});
const wrapped = z.object({
  properties: z.object({ schema: jsonSchema }),
  $defs: z.record(z.string(), jsonSchema).default({}),
});

/**
 * A schema as JSON Schema 2020-12, its named parts moved to `components`. It is described as the property of an object:
 * as the root, a named schema would only refer to itself. Unknown properties are let through, as the contract does.
 */
function schemaOf(schema: z.ZodType, components: Json): Json {
  const described = z.toJSONSchema(z.object({ schema }), { io: "input", override: complete });
  const moved: unknown = JSON.parse(JSON.stringify(described).replaceAll("#/$defs/", SCHEMA_ROOT));
  const { properties, $defs } = wrapped.parse(moved);
  Object.assign(components, $defs);
  return properties.schema;
}

/**
 * Removes properties that JSON Schema lacks or defines differently: Zod's names, and `uri`, which is ASCII while our
 * addresses need not be.
 */
const complete: z.core.ToJSONSchemaParams["override"] = ({ jsonSchema: schema }) => {
  delete schema.id;
  if (schema.format === "uri") delete schema.format;
};

const json = (schema: Json): Json => ({ "application/json": { schema } });

function getOperation(name: string, endpoint: Endpoint, components: Json): Json {
  const error = json(schemaOf(apiError, components));
  return {
    operationId: name,
    summary: endpoint.summary,
    parameters: Object.entries(endpoint.parameters).map(([parameter, schema]) => ({
      name: parameter,
      in: "path",
      required: true,
      schema: schemaOf(schema, components),
    })),
    responses: {
      200: {
        description: endpoint.summary,
        headers: { ETag: { description: "Send it back as If-None-Match", schema: { type: "string" } } },
        content: json(schemaOf(endpoint.answer, components)),
      },
      304: { description: "Unchanged since the ETag of If-None-Match" },
      404: { description: "No such locale or entry", content: error },
      500: { description: "The server failed; its log says why", content: error },
    },
  };
}

const MAIL_ANSWERS: Readonly<Record<number, string>> = {
  200: "Stored, and sent or about to be",
  400: "Fields at fault",
  403: "Sent by a page of another site",
  405: "Not sent by POST",
  408: "The form did not arrive in time",
  413: "The file or the form is too large",
  415: "Not multipart/form-data",
  422: "The file's content does not match its name",
  429: "Too many enquiries from this address; see Retry-After",
  500: "The server failed; its log says why",
  503: "Too many at once; see Retry-After",
  507: "The disk is full; nothing was stored",
};

/** The form with what each of its kinds requires, and each language. */
function formSchema(components: Json): Json {
  const asksMore = LOCALE_CODES.filter((locale) => requiredConsents(locale).includes("advertising"));
  const kinds = FORM_TYPES.map((type) => ({
    type: "object",
    properties: { formType: { const: String(type) } },
    required: [...FORM_FIELDS[type], "privacy"],
  }));
  const languages = {
    type: "object",
    if: { properties: { lang: { enum: asksMore } } },
    then: { required: ["advertising"] },
  };
  return { allOf: [schemaOf(enquiryPayload, components), { oneOf: kinds }, languages] };
}

function mailOperation(components: Json): Json {
  // A browser without JavaScript accepts HTML, and gets the same answer as a page.
  const answer = { ...json(schemaOf(enquiryAnswer, components)), "text/html": { schema: { type: "string" } } };
  return {
    operationId: "mail",
    summary: "Send an enquiry",
    requestBody: { required: true, content: { "multipart/form-data": { schema: formSchema(components) } } },
    responses: Object.fromEntries(
      Object.entries(MAIL_ANSWERS).map(([status, description]) => [status, { description, content: answer }]),
    ),
  };
}

/**
 * @param serverUrl base of the API, without a trailing slash
 * @param version of the contract
 */
export function openApiDocument(serverUrl: string, version = "1.0.0"): Json {
  const components: Json = {};
  const paths: Json = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = { get: getOperation(name, endpoint, components) };
  }
  paths["/api/mail"] = { post: mailOperation(components) };
  return {
    openapi: "3.1.0",
    info: {
      title: "Content API",
      version,
      license: { name: "MIT", identifier: "MIT" },
      description: "Every path answers with and without a trailing slash. Only published content is given out.",
    },
    servers: [{ url: serverUrl }],
    paths,
    components: { schemas: components },
  };
}
