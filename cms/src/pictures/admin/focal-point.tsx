"use client";
import { useId, type PointerEvent } from "react";
import styles from "./crops.module.css";
import type { Point } from "./use-picture";
import { useTexts } from "../../use-texts";

interface FocalPointProps {
  source: string;
  point: Point;
  onMove: (point: Point) => void;
}

const percent = (at: number, length: number) => Math.min(100, Math.max(0, Math.round((100 * at) / length)));

/** The whole picture with the point that no crop may lose, which a pointer or two sliders move. */
export function FocalPoint({ source, point, onMove }: FocalPointProps) {
  const { t } = useTexts();
  function follow({ buttons, clientX, clientY, currentTarget }: PointerEvent) {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onMove({ x: percent(clientX - left, width), y: percent(clientY - top, height) });
  }
  return (
    <div className={styles.point}>
      <div className={styles.whole} onPointerDown={follow} onPointerMove={follow}>
        <img src={source} alt="" draggable={false} />
        <span className={styles.mark} style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
      </div>
      <div className={styles.sliders}>
        <Slider label={t("pictures:fromLeft")} value={point.x} onChange={(x) => onMove({ ...point, x })} />
        <Slider label={t("pictures:fromTop")} value={point.y} onChange={(y) => onMove({ ...point, y })} />
      </div>
    </div>
  );
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value} %`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span aria-hidden="true">{value} %</span>
    </div>
  );
}
