import { useState } from 'react'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { BalusterGallery } from './gallery/baluster-gallery.tsx'
import { withStyle } from './pattern/chosen-style.ts'
import { withOrder, withoutStyle } from './pattern/pattern-edits.ts'
import { SectionProblems } from './section-problems.tsx'
import { StyleSlots } from './gallery/style-slots.tsx'
import type { Picking } from './use-pick.ts'

/** Which balusters, and in how many styles. */
export function BalustersSection({ picking }: { readonly picking: Picking }) {
  const { design, stair, edit } = useDesign()
  const [marked, setMarked] = useState(0)
  const [picked, setPicked] = useState<string>()
  const { styles } = stair.parts
  const thing = `style-${marked}`
  const from = picking.from(thing)
  // A baluster that its neighbors gave way to may stand in another place than the marked one.
  const found = from === design ? -1 : styles.findIndex(({ product }) => product.id === picked)
  const place = found === -1 ? Math.min(marked, styles.length - 1) : found
  const slot = Math.min(marked, from.pattern.styles.length - 1)
  const now = styles[place]

  function add(): void {
    const pattern = withOrder(design, styles.length === 1 ? [0, 0, 1] : [0, 1, 0, 2])
    if (pattern === undefined) return
    edit({ pattern })
    setMarked(styles.length)
  }

  function remove(): void {
    setMarked(0)
    edit({ pattern: withoutStyle(design.pattern, place) })
  }

  return (
    <>
      <p className="pb-3 text-[15px] leading-snug text-ink-2">
        A <Term word="baluster" /> is one of the upright bars under the rail. Pick iron or wood.
        Whatever does not go with your choice is changed to what does, and you are told.
      </p>
      <SectionProblems places={['balusters']} picking={picking} />
      <StyleSlots
        design={design}
        styles={styles}
        slot={place}
        onSlot={setMarked}
        onAdd={add}
        onRemove={remove}
      />
      <div className="mt-2 border-t border-rule pt-4">
        {now !== undefined && (
          <BalusterGallery
            key={marked}
            from={from}
            slot={slot}
            now={now}
            onPick={(style) => {
              setPicked(style.product.id)
              picking.pick(thing, withStyle(from, slot, style))
            }}
          />
        )}
      </div>
    </>
  )
}
