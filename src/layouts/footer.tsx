import type { ComponentProps } from "react";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useIsThere } from "../i18n/use-page";
import { ConsentButton } from "../analytics/consent-button";
import { classNames } from "../ui/class-names";
import { MailLink } from "../ui/mail-link";
import { TextLink } from "../ui/text-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import { CurrentYear } from "./current-year";
import * as styles from "./footer.module.css";

interface FooterProps extends ComponentProps<"footer"> {
  settings: Queries.FooterFragment;
}

/** Offices, ways to write, social links of the locale, the year and the privacy notice (N20, N32). */
export function Footer({ settings, className, ...rest }: FooterProps) {
  const { t } = useTranslation();
  const isThere = useIsThere();
  const { offices, email, phone, social, productName } = settings;
  return (
    <footer data-enters data-ground="ink" className={classNames(styles.footer, className)} {...rest}>
      <div className={styles.inner}>
        {offices.length > 0 && (
          <h2>
            <VisuallyHidden>{t("footer.offices")}</VisuallyHidden>
          </h2>
        )}
        {offices.length > 0 && (
          <ul className={styles.offices}>
            {offices.map((office) => (
              <li key={office.entryId}>
                <h3 className={styles.city}>{office.city}</h3>
                <address className={styles.address}>
                  {office.street && (
                    <>
                      {office.street}
                      <br />
                    </>
                  )}
                  {office.postalCode} {office.country}
                  <br />
                  <MailLink look="plain" address={office.email} />
                  {office.legalName && <span className={styles.legal}>{office.legalName}</span>}
                  {office.taxNumber && (
                    <span className={styles.legal}>{t("footer.taxNumber", { number: office.taxNumber })}</span>
                  )}
                </address>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.base}>
          <p className={styles.copyright}>
            © <CurrentYear /> {productName}
          </p>
          {social.length > 0 && (
            <ul className={styles.links}>
              {social.map(({ network, title, url }) => (
                <li key={network}>
                  <TextLink look="plain" to={url}>
                    {title}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
          {(email.general ?? phone ?? (isThere("career") || isThere("privacy") || __ANALYTICS__.asksConsent)) && (
            <ul className={styles.links}>
              {email.general && (
                <li>
                  <MailLink look="plain" address={email.general} />
                </li>
              )}
              {phone && (
                <li>
                  <TextLink look="plain" to={`tel:${phone.replace(/[^+\d]/g, "")}`}>
                    {phone}
                  </TextLink>
                </li>
              )}
              {(["career", "privacy"] as const)
                .filter((route) => isThere(route))
                .map((route) => (
                  <li key={route}>
                    <TextLink look="plain" route={route}>
                      {t(`footer.${route}`)}
                    </TextLink>
                  </li>
                ))}
              {__ANALYTICS__.asksConsent && (
                <li>
                  <ConsentButton />
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

export const query = graphql`
  fragment Footer on SiteSettings {
    productName
    phone
    email {
      general
    }
    social {
      network
      title
      url
    }
    offices {
      entryId
      city
      country
      street
      postalCode
      email
      legalName
      taxNumber
    }
  }
`;
