import { useId, type ComponentProps } from "react";
import { createPortal } from "react-dom";
import surface from "./surface.module.css";

interface PanelProps extends ComponentProps<"dialog"> {
  heading: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  onClose: () => void;
}

/** In the corner of a form, which stays usable beside it. Beside the form's controls it would be held within them in a narrow window. */
export function Panel({ heading, closeLabel, onClose, className, children, ...props }: PanelProps) {
  const id = useId();
  return createPortal(
    <dialog
      open
      tabIndex={-1}
      aria-labelledby={id}
      className={`${surface.surface} ${surface.panel} ${className}`}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      {...props}
    >
      <div className={surface.head}>
        <h2 id={id}>{heading}</h2>
        <button type="button" aria-label={closeLabel} autoFocus onClick={onClose}>
          ×
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}

interface ModalDialogProps extends ComponentProps<"dialog"> {
  heading: string;
  onClose: () => void;
}

/** Over the page, until it is answered. */
export function ModalDialog({ heading, onClose, children, ...props }: ModalDialogProps) {
  const id = useId();
  return createPortal(
    <dialog
      ref={(dialog) => void (dialog?.open === false && dialog.showModal())}
      aria-labelledby={id}
      className={`${surface.surface} ${surface.dialog}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...props}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
