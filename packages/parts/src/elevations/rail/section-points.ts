import type { RailShape } from '@millrun/catalogue/shapes/rail-shape'
import type { Point } from '../../geometry/path.ts'

/** The corners of a rail's section with its plow, once round, anticlockwise from the bottom. */
export function sectionPoints(shape: RailShape): readonly Point[] {
  const right = rightSide(shape)
  const left = right.toReversed().map(([x, y]): Point => [-x, y])
  return [...right, ...left].filter((point, index, all) => {
    const before = all.at(index - 1)
    return before === undefined || before[0] !== point[0] || before[1] !== point[1]
  })
}

function rightSide({ halfSection, plow }: RailShape): readonly Point[] {
  if (plow === undefined) return halfSection
  const half = plow.widthIn / 2
  const groove: readonly Point[] = [
    [0, plow.depthIn],
    [half, plow.depthIn],
    [half, 0],
  ]
  return [...groove, ...halfSection.slice(1)]
}

/** Whether a point lies inside a closed figure with straight sides. */
export function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false
  corners.forEach((to, index) => {
    const from = corners.at(index - 1) ?? to
    const crosses = from[1] > y !== to[1] > y
    if (crosses && x < from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])) {
      inside = !inside
    }
  })
  return inside
}
