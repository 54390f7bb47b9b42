/** Stands in the browser's bundle for prop-types: see stand-ins.ts. React does not look at what is made of it. */
const anything = { isRequired: undefined };
const propTypes = {
  bool: anything,
  func: anything,
  object: anything,
  string: anything,
  shape: () => anything,
};

export default propTypes;
