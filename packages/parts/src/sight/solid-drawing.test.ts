import { describe, expect, it, test } from 'vitest'
import { boundsOf } from '../geometry/bounds.ts'
import type { SpacePoint } from '../geometry/space.ts'
import { uprightPrism } from '../solids/form/upright-prism.ts'
import { turnedRound } from '../turning/lathe.ts'
import { metalPiece } from '../solids/metal-piece.ts'
import { shifted } from '../solids/moved-solids.ts'
import type { Solid } from '../solids/solid.ts'
import { solidDrawing } from './solid-drawing.ts'
import type { Standpoint } from './standpoint.ts'

const SQUARELY: Standpoint = { turnDeg: 0, tiltDeg: 0 }
const FROM_A_CORNER: Standpoint = { turnDeg: 30, tiltDeg: 30 }

/** A cube, the middle of its foot at a place. */
function cube([x, y, z]: SpacePoint = [0, 0, 0], sizeIn = 1): Solid {
  const half = sizeIn / 2
  const section = [
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ] as const
  return metalPiece('cube', uprightPrism(section, 0, sizeIn), [shifted([x, y, z])])
}

/** A rod as high as it is thick, its axis upright. */
const ROD = metalPiece(
  'rod',
  turnedRound(
    [
      { radiusIn: 0.5, heightIn: 0 },
      { radiusIn: 0.5, heightIn: 1 },
    ],
    1,
  ),
)

function straightLines(solids: readonly Solid[], from: Standpoint) {
  const lines = solidDrawing(solids, from).flatMap((piece) =>
    piece.kind === 'line' ? [piece] : [],
  )
  return lines.flatMap(({ role, path }) => {
    const places = [path.start, ...path.parts.map(({ to }) => to)]
    return places.slice(1).flatMap((to, index) => {
      const from2 = places[index] ?? to
      const lengthIn = Math.hypot(to[0] - from2[0], to[1] - from2[1])
      return lengthIn < 0.05 ? [] : [{ role, lengthIn }]
    })
  })
}

describe('a cube', () => {
  it('seen squarely shows four outlines of an inch, and no edge', () => {
    const lines = straightLines([cube()], SQUARELY)
    expect(lines.map(({ role }) => role)).toEqual(Array.from({ length: 4 }, () => 'outline'))
    for (const { lengthIn } of lines) expect(lengthIn).toBeCloseTo(1, 1)
  })

  it('seen from a corner shows nine of its twelve edges, three of them within', () => {
    const lines = straightLines([cube()], FROM_A_CORNER)
    expect(lines.filter(({ role }) => role === 'outline')).toHaveLength(6)
    expect(lines.filter(({ role }) => role === 'edge')).toHaveLength(3)
  })

  it('hides a smaller one behind it, and shows what of it stands out', () => {
    expect(straightLines([cube(), cube([0, 0.25, -2], 0.5)], SQUARELY)).toHaveLength(4)
    const lines = straightLines([cube(), cube([0.5, 0.25, -2], 0.5)], SQUARELY)
    // Half of two level edges of half an inch, and an upright one.
    const further = lines.map(({ lengthIn }) => Math.round(lengthIn * 20) / 20)
    expect(further.toSorted((a, b) => a - b)).toEqual([0.25, 0.25, 0.5, 1, 1, 1, 1])
  })

  it('is one with another one that stands against it: there is no line at the joint', () => {
    const lines = straightLines([cube(), cube([1, 0, 0])], SQUARELY)
    const along = lines.reduce((sum, { lengthIn }) => sum + lengthIn, 0)
    // Round two cubes: twice two inches and twice one.
    expect(along).toBeCloseTo(6, 1)
  })
})

describe('a rod', () => {
  it('has an outline on either side, though its skin has no edge there', () => {
    const box = boundsOf(
      solidDrawing([ROD], SQUARELY).flatMap((piece) => (piece.kind === 'line' ? [piece.path] : [])),
    )
    expect(
      [box.left, box.right, box.bottom, box.top].map((value) => Math.round(value * 100)),
    ).toEqual([-50, 50, 0, 100])
    expect(straightLines([ROD], SQUARELY).every(({ role }) => role === 'outline')).toBe(true)
  })

  it('seen from above is a circle', () => {
    const above = solidDrawing([ROD], { turnDeg: 0, tiltDeg: 90 })
    const corners = above.flatMap((piece) => (piece.kind === 'line' ? piece.path.parts : []))
    expect(corners.length).toBeGreaterThan(30)
    for (const { to } of corners) expect(Math.hypot(...to)).toBeCloseTo(0.5, 2)
  })

  it('lies on paper of its own outline', () => {
    const [body] = solidDrawing([ROD], SQUARELY)
    expect(body).toMatchObject({ kind: 'face', isBare: true })
    const { left, right } = boundsOf(body?.kind === 'face' ? [body.path] : [])
    expect(right - left).toBeCloseTo(1, 1)
  })
})

/** How many edges are drawn of a cube with a level line across it, half way up. */
function edgesWithLineAt(z: number): number {
  const members = [
    [
      [-0.4, 0.5, z],
      [0.4, 0.5, z],
    ],
  ] as const
  const drawn = solidDrawing([cube()], SQUARELY, { members })
  return drawn.filter((piece) => piece.kind === 'line' && piece.role === 'edge').length
}

test('further lines are drawn on the skin, and hidden behind it', () => {
  expect(edgesWithLineAt(0.5)).toBe(1)
  expect(edgesWithLineAt(-0.5)).toBe(0)
})

test('what is not to be drawn still hides what is behind', () => {
  const drawn = solidDrawing([cube(), cube([0, 0.25, -2], 0.5)], SQUARELY, {
    isDrawn: (solid) => solid === 1,
  })
  expect(drawn.filter(({ kind }) => kind === 'line')).toEqual([])
})
