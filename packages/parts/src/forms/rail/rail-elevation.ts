import type { RailShape } from '@millrun/catalogue/shapes/rail-shape'
import { railHeightIn, railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import { tellingPlaces } from '../../geometry/telling-places.ts'
import { type Point, polyline } from '../../geometry/path.ts'
import { smoothOutline } from '../../geometry/smooth-outline.ts'
import type { Dimension, Ordinate } from '../../elevations/dimension.ts'
import type { Elevation } from '../../elevations/elevation.ts'
import { cutFace, edge, type Line } from '../../elevations/outline.ts'
import { sectionPoints } from './rail-section.ts'

/** A molded rail cut through. */
export function railElevation(shape: RailShape): Elevation {
  const corners = sectionPoints(shape)
  return {
    outlines: [cutFace(smoothOutline(corners)), ...plies(shape, corners)],
    dimensions: railDimensions(shape),
    ordinates: railOrdinates(shape),
    lies: 'upright',
  }
}

/** The glue lines of a rail that is bent on site. */
function plies({ plyIn }: RailShape, corners: readonly Point[]): readonly Line[] {
  if (plyIn === undefined) return []
  const count = Math.floor(Math.max(...corners.map(([x]) => x)) / plyIn)
  const places = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * plyIn)
  return places.flatMap((x) =>
    upwards(x, corners).map(([low, high]) =>
      edge(
        polyline([
          [x, low],
          [x, high],
        ]),
      ),
    ),
  )
}

/** The heights between which an upright line lies in the section, from the bottom up. */
function upwards(x: number, corners: readonly Point[]): readonly (readonly [number, number])[] {
  const crossings = corners.flatMap((to, index): readonly number[] => {
    const from = corners.at(index - 1) ?? to
    if (from[0] > x === to[0] > x) return []
    return [from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1])]
  })
  const sorted = crossings.toSorted((a, b) => a - b)
  return sorted.flatMap((low, index) => {
    const high = sorted[index + 1]
    return index % 2 === 0 && high !== undefined ? [[low, high] as const] : []
  })
}

function railDimensions(shape: RailShape): readonly Dimension[] {
  const half = railWidthIn(shape) / 2
  const heightIn = railHeightIn(shape)
  const { plow } = shape
  const row = plow === undefined ? 0 : 1
  return [
    ...(plow === undefined ? [] : plowDimensions(plow)),
    { kind: 'across', fromIn: -half, toIn: half, row },
    { kind: 'along', fromIn: 0, toIn: heightIn, row },
    { kind: 'leader', at: [0, heightIn], valueIn: shape.lengthIn, mark: '', note: 'long' },
  ]
}

/** Widths where the molding turns. */
function railOrdinates({ halfSection }: RailShape): readonly Ordinate[] {
  return tellingPlaces(halfSection.slice(1))
    .slice(0, -1)
    .map(([halfIn, heightIn]) => ({
      at: [-halfIn, heightIn],
      acrossIn: halfIn * 2,
      mark: '',
    }))
}

function plowDimensions(plow: NonNullable<RailShape['plow']>): readonly Dimension[] {
  return [
    { kind: 'across', fromIn: -plow.widthIn / 2, toIn: plow.widthIn / 2, row: 0 },
    { kind: 'along', fromIn: 0, toIn: plow.depthIn, row: 0 },
  ]
}
