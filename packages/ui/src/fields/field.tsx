import { useId, type ReactNode } from 'react'

/** What the control of a field takes over: its name for the label and its note, and its look. */
export interface FieldControl {
  readonly id: string
  readonly className: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps {
  readonly label: string
  /** Stands under the control until there is an error to read. */
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly className?: string
  readonly children: (control: FieldControl) => ReactNode
}

const CONTROL =
  'w-full rounded-xs border bg-field px-3.5 text-base text-ink placeholder:text-ink-2 placeholder:opacity-100'

/**
 * A label, a control and, under it, a hint or an error that is tied to the control and announced.
 * The line of the note is always there, so that nothing moves when an error comes.
 */
export function Field({ label, hint, error, className = '', children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const hasError = error !== undefined
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        className: `${CONTROL} ${hasError ? 'border-wrong' : 'border-rule-2'}`,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': hasError ? true : undefined,
      })}
      <p
        id={noteId}
        aria-live="polite"
        className={`min-h-6 pt-1 text-sm leading-5 ${hasError ? 'text-wrong' : 'text-ink-2'}`}
      >
        {note}
      </p>
    </div>
  )
}
