import * as styles from "./quote-author.module.css";

/** Author of a quotation: by the half disc, below the words. */
export function QuoteAuthor({ name }: { name: string }) {
  return <figcaption className={styles.author}>{name}</figcaption>;
}
