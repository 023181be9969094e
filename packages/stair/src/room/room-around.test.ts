import { describe, expect, it } from 'vitest'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { cutAwayForms } from './cut-away.ts'
import { houseAround } from './house/house-around.ts'
import { walledSides } from './house/walled-sides.ts'
import { lamps } from './lamps.ts'
import { roomAround } from './room-around.ts'
import type { RoomStyle } from './room-style.ts'

const PLAIN: RoomStyle = {
  dressing: 'plain',
  rug: ['#000000', '#111111', '#222222'],
  lampShape: 'lantern',
  hasWallLights: true,
}

function standing(wishes: Partial<Design>) {
  const stair = buildStair({ ...USUAL_DESIGN, ...wishes })
  return { stair, house: houseAround(stair) }
}

describe('a straight stair', () => {
  const { stair, house } = standing({ layout: 'straight', left: 'wall', right: 'open' })

  it('has its wall behind it, for who looks at its open side', () => {
    expect(walledSides(stair, house)).toMatchObject([{ sign: -1, wall: 'behind' }])
    const [behind] = house.walls
    expect(behind?.frame.zIn).toBeCloseTo(-stair.design.widthIn / 2)
  })

  it('has a skirt board along it, and nothing to cut away', () => {
    expect(cutAwayForms(stair, house, PLAIN)).toEqual([])
  })

  it('has a lamp 64" below the ceiling and one on its wall', () => {
    const { lights } = lamps(stair, house, PLAIN)
    expect(lights).toHaveLength(2)
    expect(lights[0]?.[1]).toBe(stair.design.totalRiseIn + 100 - 64)
  })

  it('has a door below its head, and a rug three inches within its sides', () => {
    const { shell } = roomAround(stair, house, PLAIN)
    expect(shell.filter(({ coat }) => coat === 'knob')).toHaveLength(2)
    const half = stair.design.widthIn / 2 - 3
    const rug = shell.find(({ coat }) => typeof coat === 'object' && coat.surface === 'cloth')
    expect(rug).toMatchObject({ kind: 'prism', span: [-half, half] })
  })

  const partitions = (dressing: RoomStyle['dressing']) =>
    roomAround(stair, house, { ...PLAIN, dressing }).carpentry.filter(
      ({ coat }) => coat === 'partition',
    ).length

  it('is closed below by a wall, but in a loft', () => {
    expect([partitions('plain'), partitions('bricks'), partitions('none')]).toEqual([1, 0, 0])
  })
})

describe('a wall before a stair', () => {
  const { stair, house } = standing({ layout: 'straight', left: 'wall', right: 'wall' })

  it('is cut away, with its skirt board, for who looks at all of it', () => {
    expect(walledSides(stair, house).map(({ wall }) => wall)).toEqual(['behind', 'before'])
    const forms = cutAwayForms(stair, house, PLAIN)
    expect(forms.filter(({ coat }) => coat === 'partition')).toHaveLength(1)
    expect(forms.filter((form) => form.kind === 'prism' && form.way === 'across')).toHaveLength(1)
  })
})

describe('a stair that comes back beside itself', () => {
  const { stair, house } = standing({
    layout: 'u-landing',
    turn: 'left',
    left: 'wall',
    right: 'wall',
  })

  it('has a wall between its flights, on the inner side of both', () => {
    expect(walledSides(stair, house).map(({ sign, wall }) => [sign, wall])).toEqual([
      [-1, 'between'],
      [1, expect.stringMatching(/behind|before/)],
      [-1, 'between'],
      [1, expect.stringMatching(/behind|before/)],
    ])
  })

  it('has its lamp beside its foot, where it does not hang before the flight that comes back', () => {
    const [hanging] = lamps(stair, house, PLAIN).lights
    expect(hanging?.[2]).toBe(96)
  })
})

it('a balcony looks down into a hall a storey below', () => {
  const { house } = standing({ layout: 'balcony' })
  expect([house.floorIn, house.ceilingIn]).toEqual([-108, 100])
})

it('what turns has a corner of two walls behind it', () => {
  const { house } = standing({ layout: 'l-landing', turn: 'right', left: 'wall', right: 'open' })
  const whole = house.walls.filter(({ part, up }) => part === 'behind' && up[0] === 0)
  const headings = whole.map(({ frame }) => ((frame.headingDeg % 180) + 180) % 180)
  expect(headings.toSorted((a, b) => a - b)).toEqual([0, 90])
})
