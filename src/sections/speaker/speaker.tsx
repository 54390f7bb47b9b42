import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Arrow } from "../../ui/glyphs";
import { ButtonLink } from "../../ui/button-link";
import { Section } from "../../ui/section";
import * as styles from "./speaker.module.css";

/** Invites those who need a speaker to say so (F2). */
export function Speaker(props: Omit<ComponentProps<typeof Section>, "title" | "note">) {
  const { t } = useTranslation();
  return (
    <Section title={t("speaker.title")} head="large" {...props}>
      <div className={styles.row}>
        <p className={styles.lead}>{t("speaker.lead")}</p>
        <ButtonLink look="line" route="contacts-speaker" data-popup-type="3" data-popup-source="about_button">
          {t("speaker.invite")} <Arrow />
        </ButtonLink>
      </div>
    </Section>
  );
}
