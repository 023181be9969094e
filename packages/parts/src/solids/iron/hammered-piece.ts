import type { Hammered } from '../../elevations/iron/hammered.ts'
import type { SpacePoint } from '../../geometry/space.ts'
import { between, dot } from '../../geometry/space.ts'
import type { Fineness } from '../form/fineness.ts'
import { skinOver } from '../mesh/skin-over.ts'
import { metalPiece } from '../metal-piece.ts'
import { IN_PLACE, type Solid } from '../solid.ts'
import { outlineLines, stockSize } from './bar-outline.ts'
import { ringOf, uprightRow } from './bar-row.ts'
import { type Blow, hammerBlows } from './hammer-blows.ts'

/** A photograph takes a row for every so many inches, and so many lines over each side. */
const STEP_IN = 0.068
const SIDE_LINES = 6
/** Dents meet in soft ridges: the coat fills them. */
const EDGE_DEG = 48

/** A length of bar with the dents of a hammer or a die all round. */
export function hammeredPiece(
  length: Hammered,
  bar: { readonly barIn: number; readonly section: 'square' | 'round' },
  fineness: Fineness,
): Solid {
  const blows = hammerBlows(length, bar)
  const size = stockSize(bar.section, bar.barIn)
  const plain = outlineLines(bar.section, fineness)
  const isFine = bar.section === 'square' && fineness >= 0.6
  const lines = isFine ? { anEdge: 3, aSide: SIDE_LINES } : plain
  const lengthIn = length.toIn - length.fromIn
  const count = Math.ceil((lengthIn * fineness) / STEP_IN)
  const rings = Array.from({ length: count + 1 }, (_, at) => {
    const heightIn = length.fromIn + (lengthIn * at) / count
    const near = blows.filter(({ middle, reachIn }) => Math.abs(middle[1] - heightIn) < reachIn)
    return ringOf(uprightRow(heightIn, size), lines).map((point) => near.reduce(beaten, point))
  })
  return metalPiece('hammered bar', skinOver(rings), [IN_PLACE], EDGE_DEG)
}

/** Where a place of the surface is after a blow: pushed before the face of the hammer if that came so far. */
function beaten(point: SpacePoint, blow: Blow): SpacePoint {
  const { middle, ballIn, depthIn, slackIn, way } = blow
  const out = between(middle, point)
  const along = dot(out, way)
  const aside = dot(out, out) - along * along
  if (aside >= ballIn * ballIn) return point
  const surface = depthIn - ballIn
  const level = along < surface ? Math.min(surface, along + slackIn) : along
  const push = level + Math.sqrt(ballIn * ballIn - aside)
  if (push <= 0) return point
  return [point[0] - push * way[0], point[1], point[2] - push * way[2]]
}
