/** SDL of a node type: the fields that every entity has, then its own. */
export function entityType(name: string, description: string, fields: string): string {
  return `
"""${description}"""
type ${name} implements Node @dontInfer {
  """The entry's id in the API, the same in all locales"""
  entryId: String!
  """Code of the locale that this node is in: en, ru or br"""
  locale: String!
  """Codes of the locales in which the entry exists, in alphabetical order"""
  locales: [String!]!
  """Codes of the locales of the site in which the entry is not translated yet, in alphabetical order"""
  missingLocales: [String!]!
  ${fields.trim()}
}
`;
}

/** SDL of an object type that lives inside nodes. */
export function objectType(name: string, description: string, fields: string): string {
  return `
"""${description}"""
type ${name} @dontInfer {
  ${fields.trim()}
}
`;
}

/** The field by which entries are put in order. */
export const SORT = `
  """Lists are in ascending order of this number"""
  sort: Float!`;
