// A class is named as in the style sheet, so that a test may ask for it.
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? false : String(name)) });
