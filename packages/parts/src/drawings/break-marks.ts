import { type Path, polyline } from '../geometry/path.ts'
import { DIMENSION_PEN } from './ink.ts'
import { type Mark, stroke } from './mark.ts'

const GAP = 10

/** The two zigzag lines that say: length is left out here. */
export function breakMarks(x: number, y: number, halfHeight: number): Mark {
  const reach = halfHeight + 8
  return stroke(DIMENSION_PEN, zigzag(x - GAP / 2, y, reach), zigzag(x + GAP / 2, y, reach))
}

function zigzag(x: number, y: number, reach: number): Path {
  return polyline([
    [x, y - reach],
    [x, y - 5],
    [x - 3.5, y - 2],
    [x + 3.5, y + 2],
    [x, y + 5],
    [x, y + reach],
  ])
}
