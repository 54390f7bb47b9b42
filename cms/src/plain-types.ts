interface GeneratedTypes {
  compiledTypes: string;
}

/** Takes the comments for linters out of the generated types; the file is left out of linting by its name instead. */
export function plainTypes({ compiledTypes }: GeneratedTypes): string {
  return compiledTypes.replace(/^\/\* (?:tslint:disable|eslint-disable) \*\/\n/gm, "");
}
