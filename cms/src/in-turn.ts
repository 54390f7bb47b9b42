/**
 * Does work one after another in the order of the calls, whatever becomes of each.
 * @returns what to call with the work; its promise is that of the work
 */
export function inTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
