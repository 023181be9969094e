import { idDraw } from '@millrun/catalogue/id-hash'
import { ellipse } from '../../geometry/figures.ts'
import { closed, joined, type Path, type Point, reversed, smoothLine } from '../../geometry/path.ts'
import { ROUND_SHADING } from '../light.ts'
import type { Face, Piece, Shading } from '../piece.ts'
import { type Bar, type VisibleSide, visibleSides } from './straight-bar.ts'

export interface Hammered {
  readonly fromIn: number
  readonly toIn: number
  readonly pitchIn: number
}

/** Depth that a dent takes off an edge. */
export const DENT_IN = 1 / 32

/** A length whose edges and sides carry dents, one about every pitch, no two quite alike. */
export function hammeredPieces(length: Hammered, bar: Bar): readonly Piece[] {
  return bar.section === 'round' ? hammeredRound(length, bar.barIn) : hammeredSquare(length, bar)
}

function hammeredRound(length: Hammered, barIn: number): readonly Piece[] {
  const body = wavyBand(length, -barIn / 2, barIn / 2)
  return [
    { kind: 'face', outline: body, shading: ROUND_SHADING },
    ...dents(length, -barIn * 0.3, barIn * 0.3, 0.5),
  ]
}

function hammeredSquare(length: Hammered, bar: Bar): readonly Piece[] {
  const [broad, ...others] = visibleSides(bar)
  if (broad === undefined) return []
  return [
    ...others.flatMap((side) =>
      hammeredSide(length, { ...side, left: side.left - RIDGE_LAP_IN }, DARK),
    ),
    ...hammeredSide(length, broad, BROAD),
  ]
}

/** The narrow side goes on under the broad one, so that bites in the ridge show it. */
const RIDGE_LAP_IN = 0.08

function hammeredSide(
  length: Hammered,
  { left, right }: VisibleSide,
  shading: Shading,
): readonly Face[] {
  const light = shading.stops.length === 1 ? 0.2 : 0.52
  return [
    { kind: 'face', outline: wavyBand(length, left, right), shading },
    ...dents(length, left, right, light),
  ]
}

const DARK: Shading = { run: 'across', stops: [[0, 0.14]] }
const BROAD: Shading = {
  run: 'across',
  stops: [
    [0, 0.3],
    [0.15, 0.5],
    [0.7, 0.38],
    [1, 0.5],
  ],
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

/** Hollows on a side: their upper edge lies in shade, their lower one in the light. */
function dents(length: Hammered, left: number, right: number, light: number): readonly Face[] {
  const count = Math.round((length.toIn - length.fromIn) / length.pitchIn)
  const pitch = (length.toIn - length.fromIn) / count
  const width = right - left
  return Array.from({ length: count }, (_, index): Face => {
    const x = left + width * (0.36 + draw(index, `x ${left}`) * 0.28)
    const y = length.fromIn + pitch * (index + 0.35 + draw(index, `y ${left}`) * 0.3)
    const radius = width * (0.27 + draw(index, `r ${left}`) * 0.1)
    const tall = Math.min(pitch * 0.42, Math.max(radius, 0.17))
    const shading: Shading = {
      run: 'along',
      stops: [
        [0, light * 1.55],
        [0.4, light * 0.8],
        [1, light * 0.4],
      ],
    }
    return { kind: 'face', outline: ellipse([x, y], radius, tall), shading, isShadeOnly: true }
  })
}

/** 0 to 1, always the same for a dent and a purpose. */
function draw(index: number, purpose: string): number {
  return idDraw(String(index), purpose, 100) / 100
}
