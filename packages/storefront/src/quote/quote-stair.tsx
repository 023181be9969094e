import type { LinkedDrawing } from '@millrun/designer/linked/linked-stair'
import { ButtonAnchor } from '@millrun/ui/first/button.tsx'
import { useEffect, useState } from 'react'
import { designerAddress } from '../visualizer/designer-address.ts'
import { stairChunk } from './stair-chunk.ts'

/** As wide as the column, and on a phone as the screen: a drawing that is made smaller has numbers that nobody reads. */
const WIDEST_PX = 560
const MARGINS_PX = 40

function widthPx(): number {
  return Math.min(WIDEST_PX, document.documentElement.clientWidth - MARGINS_PX)
}

/** The stair that a quote is for, in its drawings, and where it can be walked around. */
export function QuoteStair({ link }: { link: string }) {
  const drawings = useDrawings(link)
  if (drawings.length === 0) return null
  return (
    <section aria-labelledby="quote-stair">
      <h2 id="quote-stair" className="title-part break-after-avoid">
        The stair
      </h2>
      <div className="mt-4 grid gap-6">
        {drawings.map(({ id, title, svg }) => (
          <figure key={id} className="break-inside-avoid">
            <div
              className="[&>svg]:h-auto [&>svg]:w-full [&>svg]:overflow-visible"
              dangerouslySetInnerHTML={{ __html: svg }}
            />
            <figcaption className="pt-1 text-sm text-ink-2">{title}</figcaption>
          </figure>
        ))}
      </div>
      <ButtonAnchor className="mt-5" look="outline" href={designerAddress({ link })}>
        Walk around It in 3D
      </ButtonAnchor>
    </section>
  )
}

/** Nothing until they are drawn, and where they cannot be: the lines of the quote say what it is. */
function useDrawings(link: string): readonly LinkedDrawing[] {
  const [drawings, setDrawings] = useState<readonly LinkedDrawing[]>([])
  useEffect(() => {
    let isWanted = true
    void stairChunk
      .load()
      .then(({ linkedStair }) => isWanted && setDrawings(linkedStair(link, widthPx())))
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [link])
  return drawings
}
