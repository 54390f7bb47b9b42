import { useId, useRef, useState } from "react";
import { EnquiryForm } from "../forms/enquiry-form";
import { useModal } from "../hooks/use-modal";
import { useScrollLock } from "../hooks/use-scroll-lock";
import { useTranslation } from "react-i18next";
import { Cross } from "../ui/glyphs";
import { Heading } from "../ui/heading";
import type { PopupRequest } from "./popup-events";
import * as styles from "./popup.module.css";

interface PopupProps {
  request: PopupRequest;
  onClose: () => void;
}

/** First field, to focus for visitors with a keyboard; a virtual one would cover half of the form. */
const firstQuestion = (dialog: HTMLElement) =>
  window.matchMedia("(hover: hover)").matches
    ? dialog.querySelector<HTMLElement>("fieldset :is(input, textarea)")
    : undefined;

/**
 * A form over the page (F1), in the page's own mode. Escape, the close button and what can be seen of the page behind it
 * close it.
 */
export function Popup({ request, onClose }: PopupProps) {
  const { t } = useTranslation();
  const { formType, source, vacancy, mailbox } = request;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A second request while it closes opens it again.
  const [left, setLeft] = useState<PopupRequest>();
  const state = left === request ? "closing" : "open";
  const leave = () => setLeft(request);
  useModal(dialog, firstQuestion, leave);
  useScrollLock(true);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-state={state}
      data-over="page"
      className={styles.popup}
      onCancel={(event) => {
        // A choice of files that is called off says so with the same event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      onClose={onClose}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget && state === "closing") onClose();
      }}
    >
      <div className={styles.sheet}>
        <EnquiryForm
          formType={formType}
          source={source}
          vacancy={vacancy}
          mailbox={mailbox}
          close={
            <button type="button" className={styles.close} aria-label={t("form.close")} onClick={leave}>
              {t("close")} <Cross />
            </button>
          }
          title={
            <Heading level={2} size="h1" id={titleId}>
              {t(`form.titles.${formType}`)}
            </Heading>
          }
        />
      </div>
    </dialog>
  );
}
