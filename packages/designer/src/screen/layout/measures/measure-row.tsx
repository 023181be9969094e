import type { ReactNode } from 'react'
import type { Design } from '@millrun/stair/design/design'
import { DecisionPlace } from '../../problems/decision-place.tsx'
import { MeasureSketch, type SketchName } from '../sketches/measure-sketch.tsx'

interface MeasureRowProps {
  readonly decision: keyof Design
  readonly sketch: SketchName
  readonly children: ReactNode
}

/** A measure beside the drawing of where it is taken. */
export function MeasureRow({ decision, sketch, children }: MeasureRowProps) {
  return (
    <DecisionPlace decision={decision} className="border-t border-rule py-4">
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4">
        <MeasureSketch of={sketch} />
        <div>{children}</div>
      </div>
    </DecisionPlace>
  )
}
