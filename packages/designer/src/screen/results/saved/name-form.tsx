import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { LONGEST_NAME } from '@millrun/stair/design/design-limits'

interface NameFormProps {
  readonly label: string
  readonly name: string
  readonly onName: (name: string) => void
  /** Puts the caret into the field at once. */
  readonly isEntered?: boolean
  /** Buttons beside the field; one of them submits. */
  readonly children: ReactNode
}

/** A name for a design, given when the form is sent. */
export function NameForm({ label, name, onName, isEntered = false, children }: NameFormProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const given = (typed ?? name).trim()
    if (given === '') return
    onName(given)
    setTyped(undefined)
  }

  return (
    <form onSubmit={onSubmit}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          type="text"
          required
          pattern=".*\S.*"
          maxLength={LONGEST_NAME}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it had the focus
          autoFocus={isEntered}
          value={typed ?? name}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="h-11 min-w-40 flex-1 rounded-xs border border-rule-2 bg-field px-3"
        />
        {children}
      </div>
    </form>
  )
}
