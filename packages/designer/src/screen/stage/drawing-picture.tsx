import { useMemo } from 'react'
import { drawingSvg } from '../../drawings/drawing-svg.ts'
import type { StairDrawing } from '../../drawings/stair-drawing.ts'

interface DrawingPictureProps {
  readonly drawing: StairDrawing
  /** What is seen, for those who do not see it; left out where words beside it say so. */
  readonly label?: string
  readonly widthPx: number
  readonly heightPx: number
  readonly className?: string
}

/** A drawing of the stair, as large as its place allows. */
export function DrawingPicture(props: DrawingPictureProps) {
  const { drawing, label = '', widthPx, heightPx, className = '' } = props
  const svg = useMemo(
    () => drawingSvg(drawing, label, widthPx, heightPx),
    [drawing, label, widthPx, heightPx],
  )
  // The number over a short run stands a little above the drawing.
  return (
    <div
      className={`[&>svg]:size-full [&>svg]:overflow-visible ${className}`}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
