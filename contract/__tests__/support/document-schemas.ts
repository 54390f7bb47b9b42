import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";

export interface DocumentSchemas {
  /** Names of the components. */
  readonly names: readonly string[];
  /** The compiled schema at a path of the document. @throws Error when it is none */
  schemaAt(path: readonly string[]): ValidateFunction;
}

const escape = (segment: string) => encodeURIComponent(segment.replaceAll("~", "~0").replaceAll("/", "~1"));

/** An OpenAPI 3.1 document, whose schemas are JSON Schema 2020-12, as a validator that knows nothing of ours reads it. */
export function documentSchemas(document: Readonly<Record<string, unknown>>): DocumentSchemas {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats(ajv);
  // The schemas point at each other through the document, so it is added as a whole.
  ajv.addVocabulary(["openapi", "info", "servers", "paths", "components"]);
  const id = "http://localhost/openapi.json";
  ajv.addSchema({ $id: id, ...document }, id);
  const { schemas = {} } = Object(document.components) as { schemas?: object };
  return {
    names: Object.keys(schemas),
    schemaAt: (path) => ajv.compile({ $ref: `${id}#/${path.map(escape).join("/")}` }),
  };
}
