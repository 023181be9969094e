import { useRef, useState } from 'react'
import type { FittedDesign } from '@millrun/stair/choices/fitted-design'
import type { Design } from '@millrun/stair/design/design'
import { designLink } from '../../link/design-link.ts'
import { useDesign } from '../design-state.tsx'

/** Choosing one thing at a time, such as the rail, with everything else giving way to it. */
export interface Picking {
  /** The design that a choice of this thing starts from: as it was before the thing was first tried. */
  readonly from: (thing: string) => Design
  readonly pick: (thing: string, fitted: FittedDesign) => void
  /** What gave way to the last choice and what is wrong since, as long as the design stays as it left it. */
  readonly notes: readonly string[]
  /** Takes the last choice back; the focus goes back to where it was made. */
  readonly takeBack: () => void
}

interface Tried extends FittedDesign {
  readonly thing: string
  readonly from: Design
  /** What was wrong already. */
  readonly known: readonly string[]
}

/**
 * Choices that others give way to. Whoever tries one rail after the other starts each time from the
 * design before: what had to change for one of them comes back with the next.
 */
export function usePick(): Picking {
  const { design, stair, edit, undo } = useDesign()
  const place = useRef<Element>(null)
  const [tried, setTried] = useState<Tried>()
  const last = tried !== undefined && isSame(tried.design, design) ? tried : undefined
  const problems = stair.problems.map(({ text }) => text)
  return {
    from: (thing) => (last?.thing === thing ? last.from : design),
    pick: (thing, fitted) => {
      const { from, known } = last?.thing === thing ? last : { from: design, known: problems }
      edit(fitted.design, thing)
      place.current = document.activeElement
      setTried({ thing, from, known, ...fitted })
    },
    notes:
      last === undefined
        ? []
        : [...last.notes, ...problems.filter((one) => !last.known.includes(one))],
    takeBack: () => {
      undo()
      if (place.current instanceof HTMLElement) place.current.focus()
    },
  }
}

function isSame(one: Design, other: Design): boolean {
  return designLink(one) === designLink(other)
}
