import { closed, joined, type Point, reversed, smoothLine } from '../../geometry/path.ts'
import { idDraw } from '@millrun/catalogue/id-hash'
import { ellipse } from '../../geometry/figures.ts'
import { ROUND_SHADING, lightOn } from '../light.ts'
import type { Face, Piece } from '../piece.ts'

export interface Hammered {
  readonly fromIn: number
  readonly toIn: number
  readonly pitchIn: number
}

/** Depth that a dent takes off the edge. */
const DENT_IN = 1 / 32

/** A length whose edges and faces carry dents, one about every pitch, no two quite alike. */
export function hammeredPieces(
  length: Hammered,
  barIn: number,
  section: 'square' | 'round',
): readonly Piece[] {
  const count = Math.round((length.toIn - length.fromIn) / length.pitchIn)
  const dents = Array.from({ length: count }, (_, index) => dentFaces(length, barIn, index)).flat()
  const outline = closed(
    joined(wavyEdge(length, barIn / 2, 1), reversed(wavyEdge(length, barIn / 2, -1))),
  )
  return [{ kind: 'face', outline, shading: section === 'round' ? ROUND_SHADING : FLAT }, ...dents]
}

const FLAT = {
  run: 'across',
  stops: [
    [0, 0.5],
    [0.12, 0.34],
    [0.85, 0.26],
    [1, 0.1],
  ],
} as const

function wavyEdge(length: Hammered, halfIn: number, side: 1 | -1): ReturnType<typeof smoothLine> {
  const steps = Math.round(((length.toIn - length.fromIn) / length.pitchIn) * 2)
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const isDent = index % 2 === (side === 1 ? 1 : 0) && index > 0 && index < steps
    const y = length.fromIn + ((length.toIn - length.fromIn) * index) / steps
    return [side * (halfIn - (isDent ? DENT_IN * 1.4 : 0)), y]
  })
  return smoothLine(points)
}

function dentFaces(length: Hammered, barIn: number, index: number): readonly Face[] {
  const draw = (purpose: string, limit: number) => idDraw(String(index), purpose, limit) / limit
  const y = length.fromIn + length.pitchIn * (index + 0.25 + draw('height', 50) * 0.5)
  const x = barIn * (draw('across', 50) - 0.5) * 0.5
  const radius = barIn * (0.2 + draw('size', 20) * 0.12)
  return [{ kind: 'face', outline: ellipse([x, y], radius, radius * 1.35), shading: DENT }]
}

const DENT = {
  run: 'along',
  stops: [
    [0, lightOn(-34)],
    [0.45, 0.24],
    [1, 0.08],
  ],
} as const
