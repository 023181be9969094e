import { idDraw } from '@millrun/catalogue/id-hash'
import { face } from '../../../elevations/outline.ts'
import {
  closed,
  joined,
  type Path,
  type Point,
  reversed,
  smoothLine,
} from '../../../geometry/path.ts'
import { type SpacePoint, between, dot } from '../../../geometry/space.ts'
import type { Fineness } from '../../../solids/form/fineness.ts'
import { skinOver } from '../../../solids/mesh/skin-over.ts'
import { metalPiece } from '../../../solids/metal-piece.ts'
import { IN_PLACE, type Solid } from '../../../solids/solid.ts'
import { outlineLines, stockSize } from '../bar/bar-outline.ts'
import { ringOf, uprightRow } from '../bar/bar-row.ts'
import { type BarStock, fromEndToEnd, type Ornament } from '../ornament.ts'
import { type Blow, DENT_IN, hammerBlows, type Hammered } from './hammer-blows.ts'

/** A photograph takes a row for every so many inches, and so many lines over each side. */
const STEP_IN = 0.068
const SIDE_LINES = 6
/** Dents meet in soft ridges: the coat fills them. */
const EDGE_DEG = 48

/** A length whose edges and sides carry dents, one about every pitch, no two quite alike. */
export const hammered: Ornament<'hammered'> = {
  heights: fromEndToEnd,
  widthIn: () => 0,
  isInPlaceOfBar: true,
  outlines: (length, { barIn }) => [face(wavyBand(length, -barIn / 2, barIn / 2))],
  solids: (length, stock, fineness) => [hammeredPiece(length, stock, fineness)],
}

/** A band between two edges that the hammer has taken bites out of. */
function wavyBand(length: Hammered, left: number, right: number): Path {
  return closed(joined(wavyEdge(length, right, -1), reversed(wavyEdge(length, left, 1))))
}

function wavyEdge(length: Hammered, at: number, inwards: 1 | -1): Path {
  const count = Math.round((length.toIn - length.fromIn) / length.pitchIn)
  const pitch = (length.toIn - length.fromIn) / count
  const points = Array.from({ length: count }, (_, index): readonly Point[] => {
    const y = length.fromIn + pitch * index
    const bite = DENT_IN * (0.7 + draw(index, `bite ${at}`) * 0.7) * inwards
    return [
      [at, y],
      [at + bite, y + pitch * (0.3 + draw(index, `place ${at}`) * 0.4)],
    ]
  }).flat()
  return smoothLine([...points, [at, length.toIn]])
}

/** 0 to 1, always the same for a dent and a purpose. */
function draw(index: number, purpose: string): number {
  return idDraw(String(index), purpose, 100) / 100
}

/** A length of bar with the dents of a hammer or a die all round. */
function hammeredPiece(length: Hammered, bar: BarStock, fineness: Fineness): Solid {
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
