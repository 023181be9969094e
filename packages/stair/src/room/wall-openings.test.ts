import { describe, expect, it } from 'vitest'
import { HOUSE_JOINERY } from './joinery.ts'
import type { BoxForm, RoomForm } from './room-form.ts'
import type { Opening, Wall } from './wall.ts'
import { openingForms, wallFace } from './wall-openings.ts'

const WALL: Wall = {
  frame: { xIn: 0, zIn: 0, headingDeg: 0 },
  lengthIn: 120,
  up: [0, 96],
  part: 'behind',
  openings: [],
}
const WINDOW: Opening = { kind: 'window', along: [40, 80], up: [30, 84] }
const DOOR: Opening = { kind: 'door', along: [40, 74], up: [0, 82] }

function areaOf(forms: readonly RoomForm[]): number {
  return forms.reduce((sum, form) => {
    if (form.kind !== 'face') throw new Error('not flat')
    return sum + (form.along[1] - form.along[0]) * (form.up[1] - form.up[0])
  }, 0)
}

function boxesOf(opening: Opening, coat: string): readonly BoxForm[] {
  return openingForms(WALL, opening, HOUSE_JOINERY).filter(
    (form): form is BoxForm => form.kind === 'box' && form.coat === coat,
  )
}

describe('the face of a wall', () => {
  it('is all of it without an opening', () => {
    expect(areaOf(wallFace(WALL, 'wall'))).toBe(120 * 96)
  })

  it('is less by exactly its openings', () => {
    const openings = [
      { ...WINDOW, along: [90, 110] as const },
      { ...DOOR, along: [10, 44] as const },
    ]
    expect(areaOf(wallFace({ ...WALL, openings }, 'wall'))).toBe(120 * 96 - 20 * 54 - 34 * 82)
  })

  it('has nothing below a door', () => {
    expect(wallFace({ ...WALL, openings: [DOOR] }, 'wall')).toHaveLength(3)
    expect(wallFace({ ...WALL, openings: [WINDOW] }, 'wall')).toHaveLength(4)
  })
})

describe('a window', () => {
  it('has a casing 4-1/4" wide, and a sill an inch wider on both sides', () => {
    const trim = boxesOf(WINDOW, 'trim')
    const [from, to] = [
      Math.min(...trim.map(({ along }) => along[0])),
      Math.max(...trim.map(({ along }) => along[1])),
    ]
    expect([from, to]).toEqual([40 - 5.25, 80 + 5.25])
    expect(Math.max(...trim.map(({ up }) => up[1]))).toBe(84 + 4.25)
  })

  it('has an upright bar about every 15", and as many lights in its lower sash as in its upper', () => {
    const bars = boxesOf(WINDOW, 'trim').filter(({ out }) => out[1] === -3.6)
    const upright = bars.filter(({ up }) => up[0] === 30 && up[1] === 84)
    expect(upright.map(({ along }) => (along[0] + along[1]) / 2)).toEqual([
      expect.closeTo(40 + 40 / 3),
      expect.closeTo(40 + 80 / 3),
    ])
    const level = bars.filter(({ along }) => along[0] === 40 && along[1] === 80)
    expect(level.map(({ up }) => (up[0] + up[1]) / 2)).toEqual([43.5, 70.5])
  })

  it('has the panes that are stated, and then no rail where two sashes would meet', () => {
    const casement = boxesOf({ ...WINDOW, panes: [2, 2] }, 'trim')
    expect(casement.filter(({ out }) => out[1] === -3)).toHaveLength(4)
    expect(boxesOf(WINDOW, 'trim').filter(({ out }) => out[1] === -3)).toHaveLength(5)
  })

  it('ends the rails of its sash at the stiles, so that no two faces lie in one plane', () => {
    const rails = boxesOf(WINDOW, 'trim').filter(
      ({ out, up }) => out[1] === -3 && up[1] - up[0] === 2,
    )
    expect(rails.map(({ along }) => along)).toEqual([
      [42, 78],
      [42, 78],
      [42, 78],
    ])
  })
})

describe('a door', () => {
  it('fills its opening with three stiles and three rails', () => {
    const leaf = boxesOf(DOOR, 'door')
    expect(leaf).toHaveLength(6)
    expect(Math.min(...leaf.map(({ along }) => along[0]))).toBe(40)
    expect(Math.max(...leaf.map(({ along }) => along[1]))).toBe(74)
  })

  it('has four molded panels where its joinery has a molding', () => {
    const molding = [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const
    const joinery = { ...HOUSE_JOINERY, door: { ...HOUSE_JOINERY.door, molding } }
    const panels = openingForms(WALL, DOOR, joinery).filter((form) => form.kind === 'panel')
    // stiles of 4-1/2" leave twice 10-1/4" of 34"; rails stand at 9", 34" to 39", and 5" below the head
    expect(panels.map(({ along, up }) => [along[1] - along[0], up[1] - up[0]])).toEqual([
      [10.25, 25],
      [10.25, 38],
      [10.25, 25],
      [10.25, 38],
    ])
  })

  it('has its knob three feet up, on the side that its joinery says', () => {
    const [plate] = boxesOf(DOOR, 'knob')
    expect(plate?.up).toEqual([34.5, 38])
    expect(plate?.along[0]).toBeCloseTo(41.6)
  })
})
