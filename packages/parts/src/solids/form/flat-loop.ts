import type { Point } from '../../geometry/path.ts'
import type { Facets } from '../mesh/facets.ts'
import { type Plane, swept } from './sweep.ts'

/**
 * The skin of a bar led once round a figure that lies upright before the viewer, anticlockwise, mitred
 * where the figure has corners. Of the section, x points out of the figure and y away from the viewer.
 */
export function flatLoop(section: readonly Point[], figure: readonly Point[]): Facets {
  const planes = figure.map((corner, index): Plane => {
    const before = outward(figure.at(index - 1) ?? corner, corner)
    const after = outward(corner, figure[(index + 1) % figure.length] ?? corner)
    const reach = 1 / (1 + before[0] * after[0] + before[1] * after[1])
    const x = [(before[0] + after[0]) * reach, (before[1] + after[1]) * reach, 0] as const
    return { origin: [...corner, 0], x, y: [0, 0, -1] }
  })
  return swept(section, planes, true)
}

/** To the right of the way from one corner to the next. */
function outward(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const lengthIn = Math.hypot(x, y)
  return lengthIn === 0 ? [0, 0] : [y / lengthIn, -x / lengthIn]
}
