import { NumberField } from './number-field.tsx'

interface ShiftFieldProps {
  readonly label: string
  /** The way below zero, and that above. */
  readonly words: readonly [string, string]
  readonly valueIn: number
  /** As far as it goes either way. */
  readonly mostIn: number
  readonly onChange: (valueIn: number) => void
}

/** How far something is moved, by a slider or as a number. */
export function ShiftField({ label, words, valueIn, mostIn, onChange }: ShiftFieldProps) {
  const ends = { least: -mostIn, most: mostIn }
  return (
    <div data-inches className="grid grid-cols-[1fr_5.5rem] items-end gap-4">
      <label className="text-sm font-medium">
        {label}
        <input
          type="range"
          aria-valuetext={`${Math.abs(valueIn)} inches ${valueIn < 0 ? words[0] : words[1]}`}
          min={ends.least}
          max={ends.most}
          step={0.5}
          value={valueIn}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          className="block h-9 w-full cursor-pointer accent-ink"
        />
      </label>
      <NumberField
        {...ends}
        label={`${label}, as a number`}
        isLabelHidden
        step={0.5}
        value={valueIn}
        onChange={onChange}
      />
    </div>
  )
}
