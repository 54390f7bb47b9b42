import { executeSync, parse, type DocumentNode, type ExecutionResult } from "graphql";
import { NodeStore, type Fields, type PreviewNode } from "./nodes";
import { createSchema } from "./schema";

/** Made when the first query is run, and good for all. */
let schema: ReturnType<typeof createSchema> | undefined;

const documents = new Map<string, DocumentNode>();

/**
 * Runs a page's query over nodes.
 * @param variables the page's context
 * @returns data and errors as GraphQL has them, without what is no content
 */
export function runQuery(query: string, variables: Fields, nodes: readonly PreviewNode[]): ExecutionResult {
  schema ??= createSchema();
  const document = documents.get(query) ?? parse(query, { noLocation: true });
  documents.set(query, document);
  return executeSync({ schema, document, variableValues: variables, contextValue: new NodeStore(nodes) });
}
