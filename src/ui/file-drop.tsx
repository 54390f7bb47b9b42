import { useRef, useState, type ComponentProps, type DragEvent } from "react";
import { Cross } from "./glyphs";
import * as styles from "./file-drop.module.css";

interface FileDropProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "type" | "size"> {
  id: string;
  /** The invitation to choose one: a button to the eye. */
  label: string;
  /** Text beside the label on devices that can drop. */
  dropLabel: string;
  hint: string;
  removeLabel: (name: string) => string;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
  error?: string | undefined;
  /** Share of the file that has been sent, 0 to 1; undefined while nothing is being sent. */
  progress?: number | undefined;
  /** Size of the file in words. */
  size: string;
}

/** `DataTransfer` type of files that are dragged in from outside. */
const FILES = "Files";

/**
 * One file, chosen or dropped (F4). The browser's own field lies over the whole zone and takes both; a folder that is
 * dropped is no file and is not taken. Without a script the field shows itself.
 */
export function FileDrop({
  label,
  dropLabel,
  hint,
  removeLabel,
  file,
  onFile,
  error,
  progress,
  size,
  className,
  ...rest
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, ...drop } = useDrop(onFile);
  const errorId = `${rest.id}-error`;

  function remove() {
    if (input.current) input.current.value = "";
    onFile(undefined);
    input.current?.focus();
  }

  return (
    <div className={className}>
      <div data-state={file ? "filled" : state} className={styles.zone}>
        <input
          ref={input}
          type="file"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
          {...drop}
          {...rest}
        />
        <p className={file && styles.behind}>
          <label htmlFor={rest.id} className={styles.choose}>
            {label}
          </label>{" "}
          <span className={styles.drop}>{dropLabel}</span>
        </p>
        {file ? (
          <ChosenFile name={file.name} size={size} removeLabel={removeLabel} progress={progress} onRemove={remove} />
        ) : (
          <p className={styles.hint}>{hint}</p>
        )}
      </div>
      <p id={errorId} aria-live="polite" className={styles.error}>
        {error}
      </p>
    </div>
  );
}

/** @returns what is dragged over the field, and the handlers that find out and take it */
function useDrop(onFile: (file: File) => void) {
  const [state, setState] = useState<"idle" | "over">("idle");
  return {
    state,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(FILES)) return;
      event.preventDefault();
      setState("over");
    },
    onDragLeave: () => setState("idle"),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setState("idle");
      const [item] = event.dataTransfer.items;
      const dropped = item?.webkitGetAsEntry()?.isDirectory ? undefined : event.dataTransfer.files[0];
      if (dropped) onFile(dropped);
    },
  };
}

interface ChosenFileProps extends Pick<FileDropProps, "size" | "removeLabel" | "progress"> {
  name: string;
  onRemove: () => void;
}

function ChosenFile({ name, size, removeLabel, progress, onRemove }: ChosenFileProps) {
  return (
    <>
      <p className={styles.name}>{name}</p>
      <p className={styles.hint}>{size}</p>
      <button type="button" className={styles.remove} aria-label={removeLabel(name)} onClick={onRemove}>
        <Cross />
      </button>
      {progress !== undefined && <progress className={styles.progress} value={progress} aria-label={name} />}
    </>
  );
}
