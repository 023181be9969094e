import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { ogee } from '@millrun/catalogue/shapes/turning-cuts'
import { describe, expect, it } from 'vitest'
import { boundsOf } from '../../geometry/bounds.ts'
import { pointAt } from '../../solids/mesh/measured.ts'
import type { Solid } from '../../solids/solid.ts'
import { shapesOf } from '../../testing/shapes-of.ts'
import { sizeOf, unsoundSolids, volumeOf } from '../../testing/solid-facts.ts'
import { blockOutline } from './block-outline.ts'
import { fluteCarving, fluteOutlines } from './flutes.ts'
import { ropeCarving, ropeCore, ropeOutlines } from './rope.ts'
import { turnedDimensions, turnedOrdinates } from './turned-dimensions.ts'
import { turnedElevation } from './turned-elevation.ts'
import { turnedSolids } from './turned-solids.ts'
import { turnedWindow } from './turned-window.ts'
import { turningOutline } from './turning-outline.ts'

/** A block of 8, a cylinder of 20 and a block of 7. */
const POST: TurnedShape = {
  kind: 'turned',
  lengthIn: 35,
  blockIn: 2,
  bottomBlockIn: 8,
  topBlockIn: 7,
  stations: [
    [8, 3],
    [8, 1.5],
    [28, 1.5],
    [28, 3],
  ],
  easeIn: 0.02,
}
const FLUTED: TurnedShape = { ...POST, flutes: { fromIn: 10, toIn: 26, count: 8 } }
const ROPE: TurnedShape = {
  ...POST,
  spiral: { fromIn: 10, toIn: 26, turns: 2, strands: 2, depthIn: 0.2 },
}

/** How high a solid reaches within a tenth of one side of a block that is 2 wide. */
function topAt({ mesh }: Solid, side: 1 | -1): number {
  const points = Array.from({ length: mesh.positions.length / 3 }, (_, corner) => {
    return pointAt(mesh, 3 * corner)
  })
  return Math.max(...points.filter(([x]) => x * side > 0.9).map(([, y]) => y))
}

describe('a turned post', () => {
  it('holds its two blocks and the cylinder between them', () => {
    const blocksIn3 = 15 * (4 - (4 - Math.PI) * 0.02 ** 2)
    expect(volumeOf(turnedSolids(POST, 1))).toBeCloseTo(blocksIn3 + 20 * Math.PI * 0.75 ** 2, 0)
  })

  it('follows a curve more closely than the points that it is given by', () => {
    const nine = ogee(20, 1, 1.9).map(([up, diameterIn]) => [8 + up, diameterIn] as const)
    const stations = [[8, 3], ...nine, [28, 3]] as const
    const [post] = turnedSolids({ ...POST, stations }, 1)
    const heights = new Set(post?.mesh.positions.filter((_, at) => at % 3 === 1))
    expect([...heights].filter((up) => up > 8 && up < 28).length).toBeGreaterThan(2 * nine.length)
  })

  it('is no wider than its block', () => {
    expect(sizeOf(turnedSolids(POST, 1))).toEqual([2, 35, 2].map((size) => expect.closeTo(size, 2)))
  })

  it('square throughout is a stick', () => {
    const stick = { ...POST, stations: [], bottomBlockIn: 35, topBlockIn: 0, easeIn: 0.1 }
    expect(volumeOf(turnedSolids(stick, 1))).toBeCloseTo(35 * (4 - (4 - Math.PI) * 0.01), 0)
  })

  it('loses half of a cube at a top that is sawn to 45 degrees, at the lower side of x', () => {
    const sawn = turnedSolids({ ...POST, topPitchDeg: 45 }, 1)
    expect(volumeOf(turnedSolids(POST, 1)) - volumeOf(sawn)).toBeCloseTo(4, 1)
    expect(sawn.map((post) => [topAt(post, 1), topAt(post, -1)])).toEqual([
      [expect.closeTo(35, 1), expect.closeTo(33, 1)],
    ])
    expect(unsoundSolids(sawn)).toEqual([])
  })

  it('is sound with flutes and with rope', () => {
    expect(unsoundSolids([...turnedSolids(FLUTED, 0.6), ...turnedSolids(ROPE, 0.6)])).toEqual([])
  })

  it.each(shapesOf('turned'))('%s is as long as stated and stands on its foot', (_, shape) => {
    expect(sizeOf(turnedSolids(shape, 0.3))[1]).toBeCloseTo(shape.lengthIn, 3)
  })
})

describe('flutes', () => {
  it('are cut in the middle of eight equal shares and not between them', () => {
    const { depthIn } = fluteCarving({ fromIn: 10, toIn: 26, count: 8 })
    // Half a groove is 0.6 of a sixteenth of the way round a radius of 0.75.
    const half = (0.6 * 2 * Math.PI * 0.75) / 16
    expect(depthIn(Math.PI / 8, 18, 0.75)).toBeCloseTo(0.85 * half)
    expect(depthIn(0, 18, 0.75)).toBe(0)
  })

  it('run out in half circles at their ends', () => {
    const { depthIn } = fluteCarving({ fromIn: 10, toIn: 26, count: 8 })
    expect(depthIn(Math.PI / 8, 10, 0.75)).toBe(0)
    expect(depthIn(Math.PI / 8, 10.1, 0.75)).toBeLessThan(depthIn(Math.PI / 8, 10.2, 0.75))
  })

  it('show four of eight from the front', () => {
    expect(fluteOutlines(FLUTED)).toHaveLength(4)
    expect(fluteOutlines(POST)).toEqual([])
  })
})

describe('a rope', () => {
  it('has its grooves as deep as said in its middle and none at its ends', () => {
    const { depthIn } = ropeCarving({ fromIn: 10, toIn: 26, turns: 2, strands: 2, depthIn: 0.2 })
    // Grooves cross the front where twice the turns wound are whole: 18 is one turn up.
    expect(depthIn(0, 18, 0.75)).toBeCloseTo(0.2)
    expect(depthIn(0, 20, 0.75)).toBeCloseTo(0)
    expect(depthIn(0, 10, 0.75)).toBe(0)
  })

  it('has a groove as deep as said at every height, its skin winding with it', () => {
    const [post] = turnedSolids(ROPE, 1)
    const radii = new Map<number, number>()
    const { positions } = post?.mesh ?? { positions: [] }
    for (let at = 0; at < positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = positions.slice(at, at + 3)
      if (y > 11 && y < 25) radii.set(y, Math.min(radii.get(y) ?? Infinity, Math.hypot(x, z)))
    }
    expect(radii.size).toBeGreaterThan(80)
    for (const radiusIn of radii.values()) expect(radiusIn).toBeCloseTo(0.75 - 0.2, 4)
  })

  it('is drawn over a core that is thinner by the depth of its grooves', () => {
    const core = ropeCore(ROPE)
    expect(core.stations).toContainEqual([10.7, expect.closeTo(1.1)])
    expect(core.stations.at(-1)).toEqual([28, 3])
  })

  it('shows its strands between the heights where it is cut', () => {
    for (const piece of ropeOutlines(ROPE)) {
      const { bottom, top } = boundsOf([piece.path])
      expect(bottom).toBeGreaterThan(10 - 0.05)
      expect(top).toBeLessThan(26 + 0.05)
    }
  })
})

describe('the outline of a turning', () => {
  it('goes no farther out than the block that it is cut from', () => {
    const [body] = turningOutline(POST)
    expect(body?.kind === 'face' && boundsOf([body.path])).toEqual({
      left: -1,
      right: 1,
      bottom: 8,
      top: 28,
    })
  })

  it('has an edge at each of its two shoulders', () => {
    expect(turningOutline(POST).filter(({ kind }) => kind === 'line')).toHaveLength(2)
  })

  it('shows a block as its front and its two eased edges', () => {
    const ends = { bottom: () => 0, top: () => 8 }
    const faces = blockOutline({ blockIn: 2, easeIn: 0.25 }, ends).filter(
      ({ kind }) => kind === 'face',
    )
    const across = faces.map((one) => {
      const { left, right } = boundsOf(one.kind === 'face' ? [one.path] : [])
      return [left, right].map((x) => Math.round(x * 1000) / 1000)
    })
    expect(across).toEqual([
      [-1, -0.75],
      [-0.75, 0.75],
      [0.75, 1],
    ])
  })
})

describe('what a turner reads from a drawing', () => {
  it('is a diameter at each corner, and the shoulders', () => {
    expect(turnedOrdinates(POST).map(({ acrossIn, at }) => [acrossIn, at[1]])).toEqual([
      ['shoulder', 8],
      [1.5, 8],
      [1.5, 28],
      ['shoulder', 28],
    ])
  })

  it('is the chain of 8, 20 and 7, the whole, the block and the narrowest place', () => {
    const measures = turnedDimensions(POST).map((one) =>
      one.kind === 'leader' ? one.valueIn : one.toIn - one.fromIn,
    )
    expect(measures.slice(0, 5)).toEqual([8, 20, 7, 35, 2])
    expect(measures).toContain(1.5)
  })

  it('is that blocks are plain and may be drawn short', () => {
    expect(turnedElevation(POST).plainLengths).toEqual([
      [0, 8],
      [28, 35],
    ])
  })
})

describe('the window of a picture', () => {
  it('has the lower shoulder of a baluster 2.2 above its edge', () => {
    const { centre, heightIn } = turnedWindow(POST)
    expect(heightIn).toBe(12.5)
    expect(centre).toEqual([0, 8 - 2.2 + 6.25])
  })

  it('has the upper shoulder where that tells a part from its twin', () => {
    expect(turnedWindow({ ...POST, tellingEnd: 'top' }).centre[1]).toBeCloseTo(28 + 2.2 - 6.25)
  })

  it('shows the upper 32 inches of a newel and two of nothing', () => {
    const { centre, heightIn } = turnedWindow({ ...POST, blockIn: 3 })
    expect(centre[1] + heightIn / 2).toBe(37)
    expect(heightIn).toBe(34)
  })
})
