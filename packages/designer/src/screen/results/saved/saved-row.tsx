import { useState } from 'react'
import type { SavedDesign } from '../../../saved-designs/saved-designs.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { NameForm } from './name-form.tsx'

interface SavedRowProps {
  readonly saved: SavedDesign
  readonly onOpen: () => void
  readonly onRename: (name: string) => void
  readonly onDelete: () => void
}

/** A design that is kept on this device, and what can be done with it. */
export function SavedRow({ saved, onOpen, onRename, onDelete }: SavedRowProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { name } = saved.design
  if (isRenaming) {
    return (
      <li className="border-b border-rule py-3">
        <NameForm
          label={`New name of ${name}`}
          name={name}
          isEntered
          onName={(given) => {
            onRename(given)
            setIsRenaming(false)
          }}
        >
          <Button look="tool" type="submit">
            Rename
          </Button>
          <Button look="quiet" onClick={() => setIsRenaming(false)}>
            Leave it
          </Button>
        </NameForm>
      </li>
    )
  }
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-rule py-1.5">
      <button
        type="button"
        aria-label={`Open ${name}`}
        className="min-h-11 min-w-0 cursor-pointer py-1 text-left"
        onClick={onOpen}
      >
        <span className="more block truncate text-[15px]">{name}</span>
        <span className="block text-sm text-ink-2">{whenText(saved.savedAtMs)}</span>
      </button>
      <span className="flex gap-4">
        <RowButton label={`Rename ${name}`} text="Rename" onClick={() => setIsRenaming(true)} />
        <RowButton label={`Delete ${name}`} text="Delete" onClick={onDelete} />
      </span>
    </li>
  )
}

interface RowButtonProps {
  readonly label: string
  readonly text: string
  readonly onClick: () => void
}

function RowButton({ label, text, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="min-h-11 cursor-pointer text-[15px] text-ink-2 underline decoration-rule-2 underline-offset-4 hover:text-ink"
    >
      {text}
    </button>
  )
}

function whenText(savedAtMs: number): string {
  const when = new Date(savedAtMs)
  return `Saved ${when.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}`
}
