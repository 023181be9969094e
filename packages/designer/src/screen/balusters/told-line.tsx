import { useDesign } from '../design-state.tsx'
import { Button } from '../ui/button.tsx'

/** What gave way to the last choice, within sight wherever the panel is scrolled to, with the way back. */
export function ToldLine({ told }: { readonly told: readonly string[] }) {
  const { undo } = useDesign()
  return (
    <div aria-live="polite" className="sticky bottom-0 z-10 -mx-5">
      {told.length > 0 && (
        <div className="flex items-start justify-between gap-4 border-t border-ink bg-paper-2 px-5 py-2">
          <p className="max-h-40 overflow-y-auto py-2 text-sm leading-5">{told.join(' ')}</p>
          <Button className="shrink-0" onClick={undo}>
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}
