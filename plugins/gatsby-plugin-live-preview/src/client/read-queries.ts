import { z } from "zod";
import { QUERIES_FILE, type PageQueries } from "../queries-file";

const pageQueries = z.record(z.string(), z.string());

/** Reads the page queries that the build has written beside the script. @param path of the preview's page */
export async function readQueries(path: string): Promise<PageQueries> {
  const response = await fetch(`${path}/${QUERIES_FILE}`);
  if (!response.ok) throw new Error(`The release has no page queries: ${response.status}.`);
  return pageQueries.parse(await response.json());
}
