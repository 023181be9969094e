import type { Station, TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { cosDeg, sinDeg } from '../geometry/degrees.ts'
import type { SpacePoint } from '../geometry/space.ts'
import { simplifiedLine } from '../geometry/simplified-line.ts'
import { plateOutline } from './plate-outlines.ts'
import type { Body, Patch } from './patch.ts'

const STEP_DEG = 20

/** A turned post about x = z = 0, its blocks square, its profile within `toleranceIn` of the lathe's. */
export function turnedPostBody(shape: TurnedShape, toleranceIn: number): Body {
  const { blockIn, bottomBlockIn, topBlockIn, lengthIn } = shape
  const blocks = [
    block(blockIn, 0, bottomBlockIn),
    ...(topBlockIn > 0 ? [block(blockIn, lengthIn - topBlockIn, lengthIn)] : []),
  ]
  const edges = blocks.flatMap((patch) => [levelEdge(patch, 0), levelEdge(patch, -1)])
  return { patches: [...blocks, turning(shape, toleranceIn)], ends: [], seams: edges }
}

function block(blockIn: number, fromIn: number, toIn: number): Patch {
  const corners = plateOutline('square', blockIn, blockIn)(0)
  const lines = corners.map(([x, z]): readonly SpacePoint[] => [
    [x, fromIn, z],
    [x, toIn, z],
  ])
  return { lines, isTube: true, openness: corners.map(() => 1) }
}

/** The foot or the head of a block, once round. */
function levelEdge({ lines }: Patch, row: 0 | -1): readonly SpacePoint[] {
  return [...lines, ...lines.slice(0, 1)].flatMap((line) => {
    const place = line.at(row)
    return place === undefined ? [] : [place]
  })
}

/** Rings from the bottom up; nothing of the turning stands out of the square that it was cut from. */
function turning({ stations, blockIn }: TurnedShape, toleranceIn: number): Patch {
  const within = stations.map(([heightIn, diameterIn]): Station => [
    heightIn,
    Math.min(diameterIn, blockIn) / 2,
  ])
  const lines = simplifiedLine(within, toleranceIn).map(([heightIn, radiusIn]) =>
    Array.from({ length: 360 / STEP_DEG + 1 }, (_, step): SpacePoint => [
      radiusIn * cosDeg(step * STEP_DEG),
      heightIn,
      -radiusIn * sinDeg(step * STEP_DEG),
    ]),
  )
  return { lines, isTube: false, openness: lines.map(() => 1) }
}
