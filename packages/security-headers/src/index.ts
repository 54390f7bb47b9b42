export { headersFor, POLICY, type Headers } from "./headers";
export { headerFiles, HEADERS_FILE, MARKERS, type ReleaseHeaders } from "./host-files";
export { inlineCode, type InlineCode } from "./inline-code";
export { hashesIn, serialise, sitePolicy, type ServiceHosts } from "./policy";
