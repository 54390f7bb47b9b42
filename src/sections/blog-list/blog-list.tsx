import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { BLOG_LOCALE, getLocale } from "@future-native/contract/locales";
import { useNarrowedList } from "../../hooks/narrowed-list";
import { useAddressParameter } from "../../hooks/use-address-parameter";
import { useTranslation } from "react-i18next";
import { classNames } from "../../ui/class-names";
import { Filter } from "../../ui/filter";
import { BlogLine } from "./blog-line";
import * as styles from "./blog-list.module.css";

interface BlogListProps extends ComponentProps<"section"> {
  posts: readonly Queries.BlogLineFragment[];
  tags: readonly Queries.BlogTagOptionFragment[];
}

const PARAMETER = "tag";

/** The articles as numbered field notes, narrowed by the tag in the address (N3). Without JavaScript all are shown. */
export function BlogList({ posts, tags, className, ...rest }: BlogListProps) {
  const { t } = useTranslation();
  const [wanted, setTag] = useAddressParameter(PARAMETER);
  const narrowed = useNarrowedList(PARAMETER, wanted);
  const hasTag = (post: Queries.BlogLineFragment, alias: string) => post.tags.some((tag) => tag.alias === alias);
  const current = tags.some(({ alias }) => alias === wanted) ? wanted : "";
  const numbered = posts.map((post, at) => ({ post, number: at + 1 }));
  const shown = current ? numbered.filter(({ post }) => hasTag(post, current)) : numbered;
  const options = [
    { value: "", label: t("blog.allTags"), count: posts.length },
    ...tags.map(({ alias, title }) => ({
      value: alias,
      label: title,
      count: posts.filter((post) => hasTag(post, alias)).length,
    })),
  ];
  return (
    <section aria-label={t("blog.allTags")} className={classNames(styles.list, className)} {...rest}>
      <Filter
        label={t("blog.tags")}
        options={options.filter(({ count }) => count > 0)}
        current={current}
        parameter={PARAMETER}
        onSelect={setTag}
        className={styles.filter}
      />
      <ul lang={getLocale(BLOG_LOCALE).tag} {...narrowed}>
        {shown.map(({ post, number }) => (
          <BlogLine key={post.entryId} post={post} number={number} />
        ))}
      </ul>
      {shown.length === 0 && <p>{t("blog.none")}</p>}
    </section>
  );
}

export const query = graphql`
  fragment BlogTagOption on BlogTag {
    alias
    title
  }
`;
