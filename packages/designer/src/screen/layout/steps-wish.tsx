import { useId } from 'react'
import { useDesign } from '../design-state.tsx'

/** Whether treads and risers are bought too. A balcony has none. */
export function StepsWish() {
  const { design, edit } = useDesign()
  const noteId = useId()
  return (
    <section aria-labelledby="steps-wish" className="border-t border-rule py-4">
      <h3 id="steps-wish" className="sr-only">
        Treads and risers
      </h3>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={design.steps === 'new'}
          aria-describedby={noteId}
          onChange={(event) => edit({ steps: event.currentTarget.checked ? 'new' : 'as-built' })}
          className="size-4.5 shrink-0 cursor-pointer accent-iron"
        />
        Buy treads and risers too
      </label>
      <p id={noteId} className="pl-7.5 text-[13px] leading-5 text-ink-2">
        The boards that one steps on, and the upright ones between them, for your width.
      </p>
    </section>
  )
}
