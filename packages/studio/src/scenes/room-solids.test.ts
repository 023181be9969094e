import { boxAround } from '@millrun/parts/solids/mesh/measured'
import type { RoomForm } from '@millrun/stair/room/room-form'
import { describe, expect, it } from 'vitest'
import { roomSolids } from './room-solids.ts'
import { looksWith } from './scene-wall.ts'

const LOOKS = looksWith('#aabbcc')
/** Runs away from the viewer of the plan: along is -z, and out into the room is x. */
const frame = { xIn: 10, zIn: 100, headingDeg: 90 }

function tidy(values: readonly number[]): readonly number[] {
  return values.map((value) => Math.round(value * 1e3) / 1e3 + 0)
}

function boxOf(form: RoomForm) {
  const { least, most } = boxAround(roomSolids([form], LOOKS).flatMap(({ solids }) => solids))
  return [tidy(least), tidy(most)]
}

describe('a thing of the room model, as a solid, is where it is stated', () => {
  const section = [
    [0, 0],
    [3, 0],
    [3, 2],
    [0, 2],
  ] as const

  it('a box stands out of its wall', () => {
    expect(
      boxOf({ kind: 'box', frame, along: [5, 25], up: [1, 7], out: [-1, 2], coat: 'trim' }),
    ).toEqual([
      [9, 1, 75],
      [12, 7, 95],
    ])
  })

  it('a face is as thick as a wall behind it', () => {
    expect(
      boxOf({ kind: 'face', frame, along: [0, 20], up: [0, 96], outIn: 0, coat: 'wall' }),
    ).toEqual([
      [5, 0, 80],
      [10, 96, 100],
    ])
  })

  it('a molding along the wall stands 3" out and 2" high', () => {
    expect(
      boxOf({
        kind: 'prism',
        way: 'along',
        frame,
        outline: section,
        span: [10, 40],
        coat: 'trim',
      }),
    ).toEqual([
      [10, 0, 60],
      [13, 2, 90],
    ])
  })

  it('a molding up the wall is 3" wide and stands 2" out', () => {
    expect(
      boxOf({ kind: 'prism', way: 'up', frame, outline: section, span: [10, 40], coat: 'trim' }),
    ).toEqual([
      [10, 10, 97],
      [12, 40, 100],
    ])
  })

  it('a board across the frame reaches from one line beside it to another', () => {
    expect(
      boxOf({ kind: 'prism', way: 'across', frame, outline: section, span: [-4, 6], coat: 'trim' }),
    ).toEqual([
      [6, 0, 97],
      [16, 2, 100],
    ])
  })

  it('a panel ends where it is said to end', () => {
    const molding = [
      [1, 0],
      [0, 0.5],
      [0, 0],
    ] as const
    const panel = { kind: 'panel', frame, along: [5, 25], up: [10, 30], outIn: 0.15 } as const
    expect(boxOf({ ...panel, molding, coat: 'trim' })).toEqual([
      [10.15, 10, 75],
      [10.65, 30, 95],
    ])
  })

  it('a floor lies below its level and a ceiling above', () => {
    const level = {
      kind: 'level',
      along: [0, 20],
      across: [5, 9],
      upIn: 96,
      coat: 'floor',
    } as const
    expect(boxOf({ ...level, seenFrom: 'above' })).toEqual([
      [0, 95, 5],
      [20, 96, 9],
    ])
    expect(boxOf({ ...level, seenFrom: 'below' })).toEqual([
      [0, 96, 5],
      [20, 97, 9],
    ])
  })

  it('what is round stands on its foot', () => {
    const outline = [
      [2, 0],
      [2, 5],
    ] as const
    const [least, most] = boxOf({ kind: 'spindle', at: [1, 10, 3], outline, coat: 'trim' })
    expect([least?.[1], most?.[1]]).toEqual([10, 15])
    expect(most?.[0]).toBeCloseTo(3, 1)
  })
})

it('what has one coat is one piece, and the sky is left to the studio', () => {
  const box = { kind: 'box', frame, along: [0, 1], up: [0, 1], out: [0, 1] } as const
  const pieces = roomSolids(
    [
      { ...box, coat: 'trim' },
      { ...box, coat: 'knob' },
      { ...box, coat: 'sky' },
      { ...box, coat: 'trim' },
    ],
    LOOKS,
  )
  expect(pieces.map(({ solids, look }) => [solids.length, look])).toEqual([
    [2, LOOKS.trim],
    [1, { finish: 'ORB' }],
  ])
})
