export { liveTerritories } from "./live";
export { playTerritory } from "./play";
