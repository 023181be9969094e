import { describe, expect, it } from 'vitest'
import { HOUSE_JOINERY } from './joinery.ts'
import type { PanelForm, PrismForm, RoomForm } from './room-form.ts'
import type { RoomStyle } from './room-style.ts'
import type { Wall } from './wall.ts'
import { baseboard, cornice, dado, wallMoldings } from './wall-moldings.ts'

const WALL: Wall = {
  frame: { xIn: 0, zIn: 0, headingDeg: 0 },
  lengthIn: 200,
  up: [0, 200],
  part: 'behind',
  openings: [{ kind: 'door', along: [50, 84], up: [0, 82] }],
}
const STYLE: RoomStyle = {
  dressing: 'plain',
  rug: ['#000000', '#111111', '#222222'],
  lampShape: 'globe',
  hasWallLights: false,
}

const prisms = (forms: readonly RoomForm[]) =>
  forms.filter((form): form is PrismForm => form.kind === 'prism')
const panelsOf = (forms: readonly RoomForm[]) =>
  forms.filter((form): form is PanelForm => form.kind === 'panel')

const moldingsOf = (wall: Wall, dressing: RoomStyle['dressing'], ceilingIn = 200) =>
  wallMoldings(wall, { ...STYLE, dressing }, ceilingIn, HOUSE_JOINERY)
const ceilings = (forms: readonly RoomForm[]) =>
  forms.filter(({ coat }) => coat === 'ceiling').length
const rows = (wall: Wall) =>
  new Set(panelsOf(moldingsOf(wall, 'panels')).map(({ up }) => up.join()))

describe('a baseboard', () => {
  it('ends 4.3" before a door and goes on behind it', () => {
    const spans = prisms(baseboard(WALL, [0, 200], 0, HOUSE_JOINERY)).map(({ span }) => span)
    expect(spans).toEqual([
      [0, 50 - 4.3],
      [84 + 4.3, 200],
    ])
  })

  it('stands on the floor that it is asked for', () => {
    const [upper] = prisms(baseboard(WALL, [100, 200], 112.5, HOUSE_JOINERY))
    expect(Math.min(...(upper?.outline ?? []).map(([, up]) => up))).toBe(112.5)
  })
})

describe('a dado', () => {
  const forms = dado(WALL, [100, 200], [0, 34], HOUSE_JOINERY)

  it('has panels that fill its length, 5" apart and 5" from its ends', () => {
    const panels = panelsOf(forms)
    // 95 / 31 is three panels, each 95 / 3 - 5 wide
    expect(panels).toHaveLength(3)
    const wide = panels.reduce((sum, { along }) => sum + along[1] - along[0], 0)
    expect(wide + 4 * 5).toBeCloseTo(100)
    expect(panels[0]?.along[0]).toBe(105)
    expect(panels.at(-1)?.along[1]).toBeCloseTo(195)
  })

  it('has its rail on its board', () => {
    const [rail] = prisms(forms)
    expect(Math.min(...(rail?.outline ?? []).map(([, up]) => up))).toBe(34)
    const board = forms.find((form) => form.kind === 'box')
    expect(board).toMatchObject({ along: [100, 200], up: [0, 34] })
  })

  it('is left out where the wall goes on less than 20" above it', () => {
    expect(dado({ ...WALL, up: [0, 50] }, [0, 200], [0, 34], HOUSE_JOINERY)).toEqual([])
  })
})

describe('the moldings of a wall of a house', () => {
  it('are none at the short end of a wall', () => {
    expect(moldingsOf({ ...WALL, part: 'end' }, 'dado')).toEqual([])
  })

  it('have a cornice where the wall reaches the ceiling, but not in a loft', () => {
    expect(ceilings(moldingsOf(WALL, 'plain'))).toBe(1)
    expect(ceilings(moldingsOf(WALL, 'plain', 208))).toBe(0)
    expect(ceilings(moldingsOf(WALL, 'bricks'))).toBe(0)
  })

  it('cover the edge of the upper floor, 11" deep, on a wall below it', () => {
    const bands = moldingsOf({ ...WALL, part: 'below', up: [0, 108] }, 'plain').filter(
      (form) => form.kind === 'box',
    )
    expect(bands).toMatchObject([{ up: [97, 108.06] }])
  })

  it('are two rows of panels above the rail of a panelled hall, where the wall is high enough', () => {
    expect(rows(WALL)).toEqual(new Set(['10.5,30.5', '40,96', '103,186']))
    expect(rows({ ...WALL, up: [0, 100] })).toEqual(new Set(['10.5,30.5', '40,86']))
  })
})

it('a cornice hangs from the ceiling', () => {
  const { outline } = prisms([cornice(WALL, [0, 200], 96, HOUSE_JOINERY)])[0] ?? { outline: [] }
  expect(Math.max(...outline.map(([, up]) => up))).toBe(96)
})
