import { Button } from '@millrun/ui/first/button.tsx'
import { noteParts } from './change-note-text.ts'

interface ChangeNoteProps {
  readonly notes: readonly string[]
  readonly onTakeBack: () => void
}

/** What gave way to the last choice, within sight wherever the panel is scrolled to, with the way back. */
export function ChangeNote({ notes, onTakeBack }: ChangeNoteProps) {
  const parts = notes.map(noteParts)
  const reasons = parts.flatMap(({ reason }) => (reason === '' ? [] : [reason]))
  return (
    <div aria-live="polite" className="bottom-0 z-10 -mx-5 [@media(min-height:600px)]:sticky">
      {notes.length > 0 && (
        <div
          key={notes.join()}
          className="flex items-start justify-between gap-4 border-t border-ink bg-paper-2 px-5 py-2 text-sm leading-5"
        >
          <div className="min-h-11 content-center">
            {parts.map(({ outcome }) => (
              <p key={outcome}>{outcome}</p>
            ))}
            {reasons.length > 0 && (
              <details>
                <summary className="w-fit cursor-pointer py-1 text-ink-2 underline decoration-rule-2 underline-offset-4">
                  Why
                </summary>
                <p className="pb-1">{reasons.join(' ')}</p>
              </details>
            )}
          </div>
          <Button look="tool" className="shrink-0" onClick={onTakeBack}>
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}
