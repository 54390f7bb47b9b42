/** Types for the used parts of an untyped package. */
declare module "@adobe/structured-data-validator" {
  interface Issue {
    rootType: string;
    severity: "ERROR" | "WARNING";
    issueMessage: string;
    fieldNames?: (string | string[])[];
  }

  export default class Validator {
    /** @param vocabulary of schema.org, as JSON-LD */
    constructor(vocabulary: unknown);
    validate(data: { jsonld: object; microdata: object; rdfa: object; errors: readonly string[] }): Promise<Issue[]>;
  }
}
