/** Tells a description of a picture from the name of a file. Imports nothing: the form of a picture warns by it too. */

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\.[a-z0-9]{2,4}$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Names that cameras, phones and programs give. */
const GIVEN = /^(?:img|dsc[nf]?|pxl|image|photo|picture|screenshot|screen shot|untitled|scan)[\s_-]*\d[\d\s_-]*$/i;

/** Whether a description is the name of a file: of the picture's own, or as a camera or a program gives them. */
export function isFileName(alt: string, ownName: string): boolean {
  const isName = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(alt) || GIVEN.test(alt);
  return isName || (/[\d_-]/.test(alt) && plain(alt) === plain(ownName));
}
