import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { StepButton } from './step-button.tsx'
import { stepped } from './stepped.ts'

export interface StepperFieldProps {
  readonly label: string
  /** Undefined while nobody has said it: the field is empty then. */
  readonly value: number | undefined
  readonly read: (text: string) => number | undefined
  readonly write: (value: number) => string
  /** What to write instead, as a sentence, where it cannot be read. */
  readonly unreadable: string
  /** By how much the buttons and the arrow keys change it. */
  readonly step: number
  readonly onChange: (value: number) => void
  /** A sentence about a number that cannot be taken; undefined for one that can. */
  readonly problemOf: (value: number) => string | undefined
  /** Where to measure it, in a few words. */
  readonly hint?: ReactNode
  readonly className?: string
}

/**
 * A number as somebody writes it, with a button for less and one for more. What is typed is taken as soon
 * as it can be; what cannot stays in the field with a sentence about it, and the stair stays as it was.
 */
export function StepperField(props: StepperFieldProps) {
  const { label, hint } = props
  const id = useId()
  const { text, problem, onType, onStep, onKey, onLeave } = useTypedNumber(props)
  const border = problem === undefined ? 'border-rule-2' : 'border-wrong'

  return (
    <div className={props.className}>
      <label htmlFor={id} className="mb-1 block text-sm leading-5 font-medium">
        {label}
      </label>
      <div className={`flex h-11 rounded-xs border bg-field ${border}`}>
        <SignButton name={`${label}: less`} sign="−" onClick={() => onStep(-1)} />
        <input
          id={id}
          type="text"
          autoComplete="off"
          value={text}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKey}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={onLeave}
          className="min-w-0 flex-1 rounded-xs bg-transparent px-1 text-center"
        />
        <SignButton name={`${label}: more`} sign="+" onClick={() => onStep(1)} />
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`min-h-5 pt-1 text-[13px] leading-[1.15rem] ${problem === undefined ? 'text-ink-2' : 'text-wrong'}`}
      >
        {problem ?? hint}
      </p>
    </div>
  )
}

function useTypedNumber(props: StepperFieldProps) {
  const { value, read, write, unreadable, step, onChange, problemOf } = props
  const [typed, setTyped] = useState<string>()
  const problem = typed === undefined || typed === '' ? undefined : problemIn(typed)

  function problemIn(text: string): string | undefined {
    const number = read(text)
    return number === undefined ? unreadable : problemOf(number)
  }

  function onType(text: string): void {
    setTyped(text)
    const number = read(text)
    if (number !== undefined && problemOf(number) === undefined) onChange(number)
  }

  function onStep(direction: 1 | -1): void {
    const next = value === undefined ? undefined : stepped(value, step, direction)
    if (next === undefined || problemOf(next) !== undefined) return
    setTyped(undefined)
    onChange(next)
  }

  function onKey(event: KeyboardEvent): void {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (direction === undefined) return
    event.preventDefault()
    onStep(direction)
  }

  return {
    text: typed ?? (value === undefined ? '' : write(value)),
    problem,
    onType,
    onStep,
    onKey,
    onLeave: () => setTyped(problem === undefined ? undefined : typed),
  }
}

interface SignButtonProps {
  readonly name: string
  readonly sign: string
  readonly onClick: () => void
}

/** By keyboard the arrows in the field do the same: it is no stop of its own. */
function SignButton({ name, sign, onClick }: SignButtonProps) {
  return (
    <StepButton
      tabIndex={-1}
      aria-label={name}
      onClick={onClick}
      className="w-11 shrink-0 text-lg hover:bg-paper-2"
    >
      <span aria-hidden="true">{sign}</span>
    </StepButton>
  )
}
