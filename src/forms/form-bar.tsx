import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./form-bar.module.css";
import type { Answers } from "./form-values";
import { RisingDisc } from "./rising-disc";

interface FormBarProps {
  answers: Answers;
  /** All is done. */
  isWhole: boolean;
  /** The way out. */
  children: ReactNode;
}

/**
 * Stays at the top of the form that scrolls below it, whole from edge to edge: the way out, and the sun when its horizon has
 * gone, with how far it has risen in words.
 */
export function FormBar({ answers, isWhole, children }: FormBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <span aria-hidden="true" className={styles.sun}>
        <RisingDisc share={answers.answered / answers.asked} isWhole={isWhole} />
      </span>
      {!isWhole && (
        <p className={styles.count}>
          <VisuallyHidden>{t("form.answered")} </VisuallyHidden>
          {t("form.count", { ...answers })}
        </p>
      )}
      {children}
    </div>
  );
}
