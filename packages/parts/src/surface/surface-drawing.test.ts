import { describe, expect, it } from 'vitest'
import { screwHole } from '../elevations/bracket/screw-hole.ts'
import { boundsOf } from '../geometry/bounds.ts'
import { mouldedPlate } from './moulded-plate.ts'
import type { Patch } from './patch.ts'
import { plateOutline } from './plate-outlines.ts'
import { surfaceDrawing } from './surface-drawing.ts'

/** A plate 2 inches wide and a quarter thick that lies level, its outline beginning on the right. */
const plate = mouldedPlate({
  outline: plateOutline('round', 2, 2),
  moulding: [
    [0, 0],
    [0, 0.25],
  ],
  place: (x, y, out) => [x, out, -y],
})

const linesOf = (patches: readonly Patch[], tiltDeg: number) =>
  surfaceDrawing({ patches, ends: [], seams: [] }, { turnDeg: 0, tiltDeg }).flatMap((piece) =>
    piece.kind === 'line' ? [piece] : [],
  )

describe('a body drawn', () => {
  it('has an outline on both sides of a plate seen edge on', () => {
    const upright = linesOf(plate, 0)
      .filter(({ role }) => role === 'outline')
      .map(({ path }) => boundsOf([path]))
      .filter(({ left, right }) => right - left < 0.01)
    expect(
      upright.map(({ left }) => Math.round(left * 1000) / 1000).toSorted((a, b) => a - b),
    ).toEqual([-1, 1])
  })

  it('has the edge against the wall as well as the one in front', () => {
    const level = linesOf(plate, 0)
      .map(({ path }) => boundsOf([path]))
      .filter(({ left, right }) => right - left > 1.99)
    const heights = new Set(level.map(({ top }) => Math.round(top * 1000) / 1000))
    expect([...heights].toSorted((a, b) => a - b)).toEqual([0, 0.25])
  })

  it('shows a circle as one: no line of it is a hundredth of an inch off', () => {
    const round = linesOf(plate, 90).map(({ path }) => boundsOf([path]))
    expect(Math.min(...round.map(({ left }) => left))).toBeCloseTo(-1, 3)
    const corners = linesOf(plate, 90).flatMap(({ path }) => path.parts.map(({ to }) => to))
    expect(corners.length).toBeGreaterThan(40)
    for (const [x, y] of corners) expect(Math.hypot(x, y)).toBeCloseTo(1, 2)
  })

  it('shows a screw hole from in front, and nothing of it edge on', () => {
    const hole = screwHole((x, y, out) => [x, y, out])
    expect(linesOf(hole, 0).length).toBeGreaterThan(0)
    expect(linesOf(hole, 90)).toEqual([])
  })
})
