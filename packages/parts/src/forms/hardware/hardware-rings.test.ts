import type { KnuckleShape, ShoeShape } from '@millrun/catalogue/shapes/hardware-shape'
import { describe, expect, it } from 'vitest'
import { shapesOf } from '../../testing/shapes-of.ts'
import { sizeOf, volumeOf } from '../../testing/solid-facts.ts'
import { hardwareRings } from './hardware-rings.ts'
import { setScrewHeightIn } from './set-screw.ts'
import { stackAt } from '../../turning/ring.ts'
import { shoeSolids } from './shoe-solids.ts'
import { slipOnSolids } from './slip-on-solids.ts'

const SHOE: ShoeShape = {
  kind: 'shoe',
  section: 'square',
  openingIn: 0.5,
  baseIn: 1.25,
  heightIn: 1,
  pitchDeg: 0,
  form: 'tapered',
  hasSetScrew: false,
}

describe('the rings of a shoe', () => {
  it.each(['tapered', 'stepped', 'disc', 'dome'] as const)(
    'of a %s one rise from its base to its height',
    (form) => {
      const rings = hardwareRings({ ...SHOE, form })
      const heights = rings.map(({ heightIn }) => heightIn)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
      expect(heights[0]).toBe(0)
      expect(heights.at(-1)).toBeCloseTo(1)
      expect(rings[0]?.halfIn).toBe(0.625)
    },
  )

  it('leave 0.11 of metal round the bar at a neck, a little less where its edge is taken off', () => {
    const halves = hardwareRings(SHOE).map(({ halfIn }) => halfIn)
    expect(halves).toContainEqual(expect.closeTo(0.36))
    expect(Math.min(...halves)).toBeCloseTo(0.335)
  })

  it('lie on the slope at the foot of a pitch shoe and level at its neck', () => {
    const rings = hardwareRings({ ...SHOE, pitchDeg: 45 })
    expect(rings[0]?.slope).toBeCloseTo(1)
    expect(rings.at(-1)?.slope).toBe(0)
    // The middle of the foot stands half the base higher than its lower edge.
    expect(rings[0]?.heightIn).toBeCloseTo(0.625)
  })

  it.each(
    [...shapesOf('shoe'), ...shapesOf('collar'), ...shapesOf('knuckle')].map(
      ([id, shape]) => [id, shape] as const,
    ),
  )('of %s never come as near to the axis as the bar', (_, shape) => {
    const halves = hardwareRings(shape).map(({ halfIn }) => halfIn)
    expect(Math.min(...halves)).toBeGreaterThan(shape.openingIn / 2)
  })
})

describe('a shoe', () => {
  it('has its bar free: what is bored is half an inch square over its height', () => {
    const bored = volumeOf(shoeSolids(SHOE, 1))
    const narrow = volumeOf(shoeSolids({ ...SHOE, form: 'disc' }, 1))
    const wider = volumeOf(shoeSolids({ ...SHOE, form: 'disc', openingIn: 0.6 }, 1))
    expect(narrow - wider).toBeCloseTo(0.36 - 0.25, 1)
    expect(bored).toBeGreaterThan(0)
  })

  it('has its screw at 0.46 of its height, in the side to the back', () => {
    expect(setScrewHeightIn(hardwareRings(SHOE))).toBeCloseTo(0.46)
    const solids = shoeSolids({ ...SHOE, hasSetScrew: true }, 1)
    const screw = solids.find(({ name }) => name === 'set screw')
    const deepest = Math.min(
      ...Array.from(screw?.mesh.positions ?? []).filter((_, at) => at % 3 === 2),
    )
    expect(deepest).toBeLessThan(-0.3)
    expect(screw?.substance).toBe('black steel')
  })

  it('that tapers shows the floor of the socket of its screw, not its own side in it', () => {
    const rings = hardwareRings(SHOE)
    const upIn = setScrewHeightIn(rings)
    const sides = [-0.05, 0, 0.05].map((byIn) => stackAt(rings, upIn + byIn).halfIn)
    const screw = shoeSolids({ ...SHOE, hasSetScrew: true }, 1).find(
      ({ name }) => name === 'set screw',
    )
    const places = Array.from(screw?.mesh.positions ?? [])
    const inSocket = places
      .flatMap((x, at) =>
        at % 3 === 0 ? [[x, places[at + 1] ?? 0, places[at + 2] ?? 0] as const] : [],
      )
      .filter(([x, y]) => Math.hypot(x, y - upIn) < 0.06)
    const floorIn = Math.min(...inSocket.map(([, , z]) => -z))
    expect(inSocket.length).toBeGreaterThan(0)
    expect(floorIn).toBeGreaterThan(Math.max(...sides))
  })

  it('of sheet is light: hollow below', () => {
    const solid = volumeOf(shoeSolids(SHOE, 1))
    expect(volumeOf(shoeSolids({ ...SHOE, wallIn: 0.0625 }, 1))).toBeLessThan(0.55 * solid)
  })
})

describe('a knuckle', () => {
  const BALL: KnuckleShape = {
    kind: 'knuckle',
    section: 'round',
    openingIn: 0.5,
    diameterIn: 1.5,
    heightIn: 1.5,
    form: 'ball',
  }

  it.each(['ball', 'ringed', 'faceted', 'urn'] as const)(
    'of the %s form is as wide and as high as it is said to be',
    (form) => {
      const [across, up] = sizeOf(slipOnSolids({ ...BALL, form }, 1))
      expect(across).toBeCloseTo(1.5, 1)
      expect(up).toBeCloseTo(1.5, 2)
    },
  )

  it('of the urn form keeps a wall round the corners of a square bar', () => {
    const rings = hardwareRings({ ...BALL, form: 'urn', section: 'square', openingIn: 0.75 })
    // From the middle of the bar to its corners: .75 / 2 · √2.
    expect(Math.min(...rings.map(({ halfIn }) => halfIn))).toBeGreaterThan(0.5303 + 0.015)
  })

  it('is widest half way up a ball', () => {
    const rings = hardwareRings(BALL)
    const widest = rings.reduce((most, ring) => (ring.halfIn > most.halfIn ? ring : most))
    expect(widest.heightIn).toBeCloseTo(0.75)
    expect(widest.halfIn).toBeCloseTo(0.75)
  })

  it('has eight sides where it is faceted, and a belly without a kink', () => {
    const slim = {
      diameterIn: 0.8125,
      heightIn: 3.125,
      openingIn: 0.53,
      section: 'square',
    } as const
    const rings = hardwareRings({ ...BALL, ...slim, form: 'faceted' })
    expect(rings[0]?.section).toBe('octagon')
    const leans = rings.slice(1).flatMap((ring, index) => {
      const below = rings[index]
      const riseIn = ring.heightIn - (below?.heightIn ?? 0)
      return riseIn > 0 ? [Math.atan2(ring.halfIn - (below?.halfIn ?? 0), riseIn)] : []
    })
    const bends = leans.slice(1).map((lean, index) => Math.abs(lean - (leans[index] ?? 0)))
    // Straight tapers from .764" to .8125" on .75" of height would lean by 1.86°.
    expect(Math.max(...bends)).toBeLessThan((1 * Math.PI) / 180)
  })
})

describe('a newel cap', () => {
  it('is a square board with a round ball on it, or a pyramid', () => {
    const cap = { kind: 'newel-cap', baseIn: 5, heightIn: 4, form: 'ball' } as const
    const ball = hardwareRings(cap)
    expect(new Set(ball.map(({ section }) => section))).toEqual(new Set(['square', 'round']))
    expect(ball.at(-1)?.heightIn).toBeCloseTo(4)
    const pyramid = hardwareRings({ ...cap, form: 'pyramid' })
    expect(pyramid.at(-1)?.halfIn).toBeCloseTo(0.01)
    expect(Math.max(...pyramid.map(({ halfIn }) => halfIn))).toBe(2.5)
  })
})
