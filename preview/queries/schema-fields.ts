import { Kind, parse, type TypeNode } from "graphql";

export interface SchemaField {
  readonly type: string;
  /** Field of the node that holds the ids of what this one names. */
  readonly link?: string;
}

/** Fields by name, by the name of their type. */
export type SchemaFields = ReadonlyMap<string, ReadonlyMap<string, SchemaField>>;

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

/** @param definitions types in the schema language, as the source plugin gives them to Gatsby */
export function schemaFields(definitions: readonly string[]): SchemaFields {
  const { definitions: types } = parse(definitions.join("\n"), { noLocation: true });
  const objects = types.filter((type) => type.kind === Kind.OBJECT_TYPE_DEFINITION);
  return new Map(
    objects.map(({ name, fields = [] }) => {
      const entries = fields.map((field): [string, SchemaField] => {
        const directive = field.directives?.find((candidate) => candidate.name.value === "link");
        const from = directive?.arguments?.find((argument) => argument.name.value === "from")?.value;
        const link = from?.kind === Kind.STRING ? { link: from.value } : {};
        return [field.name.value, { type: nameOf(field.type), ...link }];
      });
      return [name.value, new Map(entries)];
    }),
  );
}
