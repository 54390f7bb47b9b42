/** Characters of the shortest password (A4). */
export const SHORTEST_PASSWORD = 12;
