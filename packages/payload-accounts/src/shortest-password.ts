/** Characters of the shortest password. */
export const SHORTEST_PASSWORD = 12;
