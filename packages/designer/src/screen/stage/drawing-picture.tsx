import { ARROW_MARKER, DRAWING_LOOK, svgMarks } from '@millrun/parts/drawings/svg-marks'
import { escapeText, tag } from '@millrun/parts/svg/tag'
import { useMemo } from 'react'
import { drawingMarks } from '../../drawings/drawing-marks.ts'
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
    () => svgOf(drawing, label, widthPx, heightPx),
    [drawing, label, widthPx, heightPx],
  )
  return (
    <div className={`[&>svg]:size-full ${className}`} dangerouslySetInnerHTML={{ __html: svg }} />
  )
}

function svgOf(drawing: StairDrawing, label: string, width: number, height: number): string {
  const view = drawingMarks(drawing, { x: 0, y: 0, width, height })
  const voice = label === '' ? { 'aria-hidden': 'true' } : { role: 'img' }
  return tag(
    'svg',
    { ...DRAWING_LOOK, viewBox: `0 0 ${width} ${height}`, ...voice },
    label === '' ? '' : tag('title', {}, escapeText(label)),
    tag('defs', {}, ARROW_MARKER),
    svgMarks([view]),
  )
}
