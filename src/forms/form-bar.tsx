import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./form-bar.module.css";
import type { AnswerCounts } from "./form-values";
import { RisingDisc } from "./rising-disc";

interface FormBarProps {
  answers: AnswerCounts;
  /** Whether the form has been sent. */
  isWhole: boolean;
  /** The button that closes the form. */
  children: ReactNode;
}

/**
 * Stays at the top of the form that scrolls below it, from edge to edge: the closing button, and the sun when its
 * horizon has scrolled away, with its progress in words.
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
