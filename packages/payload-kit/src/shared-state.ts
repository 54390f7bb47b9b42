/** State that all bundles of one process share. */
declare global {
  // Next bundles routes and start-up apart, and the server runs neither bundle. It keeps packages of node_modules alone
  // out of its bundles, not those that are linked there. So globalThis, and it alone, is the same for all three.
  var payloadSharedState: Map<string, unknown> | undefined;
}

interface SharedState<Value> {
  /** Undefined until it is set. */
  value: Value | undefined;
}

/**
 * A variable of this process. Declare it once, in the module that owns the state, and import it from there.
 * @param name of its owner and itself; two variables of one name would be one
 */
export function sharedState<Value>(name: string): SharedState<Value> {
  const states = (globalThis.payloadSharedState ??= new Map<string, unknown>());
  return {
    get value() {
      return states.get(name) as Value | undefined;
    },
    set value(value) {
      states.set(name, value);
    },
  };
}
