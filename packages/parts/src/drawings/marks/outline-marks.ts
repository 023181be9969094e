import type { Outline, Rod } from '../../elevations/outline.ts'
import { moved } from '../../geometry/path.ts'
import type { Placing } from '../../svg/path-data.ts'
import { hatching } from './hatch.ts'
import { OUTLINE_WEIGHT, THIN_WEIGHT } from './ink.ts'
import { type Mark, type Pen, stroke } from './mark.ts'

/** Outlines as a draughtsman draws them, over each other, nearer ones hiding what is behind. */
export function outlineMarks(
  outlines: readonly Outline[],
  place: Placing,
  unitsPerInch: number,
): readonly Mark[] {
  const pen = {
    layer: 'OUTLINE',
    weight: unitsPerInch < 40 ? THIN_WEIGHT : OUTLINE_WEIGHT,
  } as const
  return outlines.flatMap((outline) => drawn(outline, place, unitsPerInch, pen))
}

const EDGE_PEN: Pen = { layer: 'OUTLINE', weight: THIN_WEIGHT * 0.7 }

function drawn(outline: Outline, place: Placing, unitsPerInch: number, pen: Pen): readonly Mark[] {
  const path = moved(outline.path, place)
  switch (outline.kind) {
    case 'face': {
      if (outline.isBare) return [{ kind: 'figure', paths: [path], isFilled: true }]
      return [
        { kind: 'figure', paths: [path], isFilled: true, pen },
        ...(outline.isCut ? [hatching([path])] : []),
      ]
    }
    case 'rod':
      return [bar(outline, place, unitsPerInch, pen)]
    case 'line':
      return [stroke(outline.role === 'outline' ? pen : EDGE_PEN, path)]
  }
}

/** Lengths of one round rod that pass from front to back meet without a line between them. */
function bar(rod: Rod, place: Placing, unitsPerInch: number, pen: Pen): Mark {
  return {
    kind: 'bar',
    path: moved(rod.path, place),
    width: rod.widthIn * unitsPerInch,
    ends: rod.section === 'round' || rod.path.isClosed ? 'open' : 'square',
    pen,
  }
}
