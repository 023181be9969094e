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
