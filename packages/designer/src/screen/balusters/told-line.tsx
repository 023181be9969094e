import { Button } from '../ui/button.tsx'
import { toldParts } from './told-parts.ts'

interface ToldLineProps {
  readonly told: readonly string[]
  readonly onTakeBack: () => void
}

/** What gave way to the last choice, within sight wherever the panel is scrolled to, with the way back. */
export function ToldLine({ told, onTakeBack }: ToldLineProps) {
  const parts = told.map(toldParts)
  const reasons = parts.flatMap(({ reason }) => (reason === '' ? [] : [reason]))
  return (
    <div aria-live="polite" className="bottom-0 z-10 -mx-5 [@media(min-height:600px)]:sticky">
      {told.length > 0 && (
        <div
          key={told.join()}
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
          <Button className="shrink-0" onClick={onTakeBack}>
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}
