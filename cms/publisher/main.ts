/** The publisher's process, a child of the CMS: `node --import tsx cms/publisher/main.ts`. */
import { runPublisherProcess } from "payload-releases/publisher/process";
import { publishedSite } from "./published-site";

runPublisherProcess(publishedSite);
