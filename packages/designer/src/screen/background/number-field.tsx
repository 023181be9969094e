import { useId, useState } from 'react'

interface NumberFieldProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly value: number
  readonly least: number
  readonly most: number
  readonly step: number
  readonly onChange: (value: number) => void
  readonly className?: string
}

/** A number between two ends, also below zero. What is no such number stays in the field and changes nothing. */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden = false, value, least, most, step, onChange, className = '' } = props
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && !isBetween(typed, least, most)

  function onType(text: string): void {
    setTyped(text)
    if (isBetween(text, least, most)) onChange(Number(text))
  }

  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block text-sm font-medium'}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={typed ?? Math.round(value * 100) / 100}
        aria-invalid={isWrong || undefined}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
        className={`h-11 w-full rounded-xs border bg-field px-2.5 ${isWrong ? 'border-wrong' : 'border-rule-2'}`}
      />
    </div>
  )
}

function isBetween(text: string, least: number, most: number): boolean {
  const value = Number(text)
  return text.trim() !== '' && value >= least && value <= most
}
