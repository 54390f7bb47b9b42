import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { LocalizedLink } from "../i18n/localized-link";
import { useTranslation } from "react-i18next";
import { ConsentButton } from "../analytics/consent-button";
import { Arrow } from "../ui/glyphs";
import { classNames } from "../ui/class-names";
import { TextLink } from "../ui/text-link";
import * as styles from "./blog-footer.module.css";
import { CurrentYear } from "./current-year";

interface BlogFooterProps extends ComponentProps<"footer"> {
  settings: Queries.BlogFooterFragment;
}

/** The end of the blog: back to the agency, or on to its school (N20). */
export function BlogFooter({ settings, className, ...rest }: BlogFooterProps) {
  const { t } = useTranslation();
  const { school, productName } = settings;
  return (
    <footer data-enters className={classNames(styles.footer, className)} {...rest}>
      <div className={styles.doors}>
        <LocalizedLink route="index" data-ground="ink" className={styles.door}>
          <span className={styles.note}>{t("blog.agency")}</span>
          <span className={styles.name}>{productName}</span>
          <Arrow className={styles.arrow} />
        </LocalizedLink>
        {school && (
          <a href={school.url} data-ground="sun" className={styles.door}>
            <span className={styles.note}>{t("blog.school")}</span>
            <span className={styles.name}>{school.title}</span>
            <Arrow direction="out" className={styles.arrow} />
          </a>
        )}
      </div>
      <p className={styles.base}>
        <span>
          © <CurrentYear /> {productName}
        </span>
        <TextLink look="plain" route="privacy">
          {t("footer.privacy")}
        </TextLink>
        <ConsentButton />
      </p>
    </footer>
  );
}

export const query = graphql`
  fragment BlogFooter on SiteSettings {
    productName
    school {
      title
      url
    }
  }
`;
