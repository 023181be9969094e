import { formatInches } from '@millrun/catalogue/inches'
import { useId, useState } from 'react'
import { readInches } from '../../design/read-inches.ts'

interface InchesFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (lengthIn: number) => void
  /** A sentence about a length that cannot be taken; undefined for one that can. */
  readonly problemOf: (lengthIn: number) => string | undefined
  /** Where to measure it, in a few words. */
  readonly hint?: string
  readonly className?: string
}

const NOT_A_LENGTH = 'Write inches or feet and inches, such as 107 1/2 or 8\' 11".'

/**
 * A length as somebody writes it. What is typed is taken as soon as it can be; what cannot stays in the
 * field with a sentence about it, and the stair stays as it was.
 */
export function InchesField({
  label,
  value,
  onChange,
  problemOf,
  hint,
  className = '',
}: InchesFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const problem = typed === undefined ? undefined : problemIn(typed, problemOf)

  function onType(text: string): void {
    setTyped(text)
    const lengthIn = readInches(text)
    if (lengthIn !== undefined && problemOf(lengthIn) === undefined) onChange(lengthIn)
  }

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={typed ?? formatInches(value)}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={`${id}-note`}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(problem === undefined ? undefined : typed)}
        className={`h-11 w-full rounded-xs border bg-field px-3 ${problem === undefined ? 'border-rule-2' : 'border-wrong'}`}
      />
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`min-h-5 pt-0.5 text-[13px] leading-5 ${problem === undefined ? 'text-ink-2' : 'text-wrong'}`}
      >
        {problem ?? hint}
      </p>
    </div>
  )
}

function problemIn(
  text: string,
  problemOf: (lengthIn: number) => string | undefined,
): string | undefined {
  const lengthIn = readInches(text)
  return lengthIn === undefined ? NOT_A_LENGTH : problemOf(lengthIn)
}
