import { useRef } from 'react'
import { elevationDrawings } from '../../drawings/elevation-drawing.ts'
import { planDrawing } from '../../drawings/plan-drawing.ts'
import type { StairDrawing } from '../../drawings/stair-drawing.ts'
import type { Stair } from '@millrun/stair/model/stair'
import { DrawingPicture } from './drawing-picture.tsx'
import { useBoxSize } from './use-box-size.ts'

/** About what a phone has room for. */
const FIRST_SIZE = { widthPx: 480, heightPx: 360 }

/** Each as large as its numbers need; on a phone nearly as high as the stage, so that one sees that there are more. */
const SEVERAL = 'auto-rows-[92%] sm:grid-cols-2 sm:auto-rows-[minmax(22rem,1fr)]'

interface DrawingViewProps {
  readonly stair: Stair
  readonly kind: 'plan' | 'elevation'
}

/** The plan, or the elevation of every run of balusters, with their dimensions. */
export function DrawingView({ stair, kind }: DrawingViewProps) {
  const drawings = kind === 'plan' ? [planDrawing(stair)] : elevationDrawings(stair)
  if (drawings.length === 0) {
    return (
      <p className="m-auto max-w-[34ch] p-5 text-center text-ink-2">
        No side of this stair is open, so there is no balustrade to draw. Open a side under
        Customize layout.
      </p>
    )
  }
  return (
    <div
      className={`grid size-full gap-4 overflow-auto p-3 lg:p-6 ${drawings.length > 1 ? SEVERAL : 'auto-rows-[100%]'}`}
    >
      {drawings.map((drawing) => (
        <Drawn key={drawing.id} drawing={drawing} />
      ))}
    </div>
  )
}

/** Drawn for the size it has on the screen, so that its numbers can be read on a phone too. */
function Drawn({ drawing }: { drawing: StairDrawing }) {
  const place = useRef<HTMLDivElement>(null)
  const size = useBoxSize(place, FIRST_SIZE)
  return (
    <figure className="flex min-h-0 min-w-0 flex-col">
      <div ref={place} className="relative min-h-0 flex-1">
        <DrawingPicture
          drawing={drawing}
          label={`${drawing.title}, drawn with its dimensions`}
          {...size}
          className="absolute inset-0"
        />
      </div>
      <figcaption className="pt-1 text-center text-sm text-ink-2">{drawing.title}</figcaption>
    </figure>
  )
}
