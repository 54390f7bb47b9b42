/** The addresses whose redirects lead back to them, each way walked once. @param targets where each address is redirected to */
export function addressesInCircles(targets: ReadonlyMap<string, string>): ReadonlySet<string> {
  const circling = new Set<string>();
  const settled = new Set<string>();
  for (const start of targets.keys()) {
    const way = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !settled.has(at) && !way.has(at)) {
      way.add(at);
      at = targets.get(at);
    }
    const before = [...way];
    if (at !== undefined && way.has(at)) for (const address of before.slice(before.indexOf(at))) circling.add(address);
    for (const address of before) settled.add(address);
  }
  return circling;
}
