import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { BalusterGallery } from './baluster-gallery.tsx'
import { withOrder, withoutStyle } from './pattern-edits.ts'
import { SectionProblems } from './section-problems.tsx'
import { StyleSlots } from './style-slots.tsx'
import type { PickOf } from './use-pick.ts'

interface BalustersSectionProps {
  readonly slot: number
  readonly onSlot: (slot: number) => void
  readonly onPick: PickOf
}

/** Which balusters, and in how many styles. */
export function BalustersSection({ slot, onSlot, onPick }: BalustersSectionProps) {
  const { design, stair, edit } = useDesign()
  const { styles } = stair.parts
  const now = styles[slot]

  function add(): void {
    const order = styles.length === 1 ? [0, 0, 1] : [0, 1, 0, 2]
    const pattern = withOrder(design, order)
    if (pattern === undefined) return
    edit({ pattern })
    onSlot(styles.length)
  }

  function remove(place: number): void {
    onSlot(0)
    edit({ pattern: withoutStyle(design.pattern, place) })
  }

  return (
    <>
      <p className="pb-3 text-[15px] leading-snug text-ink-2">
        A <Term word="baluster" /> is one of the upright bars under the rail. Pick iron or wood.
        Whatever does not go with your choice is changed to what does, and you are told.
      </p>
      <SectionProblems places={['balusters']} onPick={onPick} />
      <StyleSlots
        design={design}
        styles={styles}
        slot={slot}
        onSlot={onSlot}
        onAdd={add}
        onRemove={remove}
      />
      <div className="mt-2 border-t border-rule pt-4">
        {now !== undefined && <BalusterGallery key={slot} slot={slot} now={now} onPick={onPick} />}
      </div>
    </>
  )
}
