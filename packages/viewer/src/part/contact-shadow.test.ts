import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { uprightPrism } from '@millrun/parts/solids/form/upright-prism'
import { boxAround } from '@millrun/parts/solids/mesh/measured'
import { IN_PLACE, type Solid } from '@millrun/parts/solids/solid'
import { expect, test } from 'vitest'
import { contactShadow, SHADOW_CELLS } from './contact-shadow.ts'

/** A block 4 inches square that begins at a height. */
function block(fromIn: number): Solid {
  const section = [
    [-2, -2],
    [2, -2],
    [2, 2],
    [-2, 2],
  ] as const
  const mesh = meshOf(uprightPrism(section, fromIn, fromIn + 6))
  return { name: 'block', substance: 'wood', mesh, placements: [IN_PLACE] }
}

function darknessAt({ darkness }: { darkness: Uint8Array }, row: number, column: number): number {
  return darkness[row * SHADOW_CELLS + column] ?? 0
}

test('is dark where the part stands and light at the edges', () => {
  const solids = [block(0)]
  const shadow = contactShadow(solids, boxAround(solids))
  // softened over an eighth of 4 inches, of which there are four at either side
  expect(shadow.sideIn).toBeCloseTo(4 + 8 * 0.5)
  const middle = SHADOW_CELLS / 2
  expect(darknessAt(shadow, middle, middle)).toBeGreaterThan(100)
  for (const edge of [0, SHADOW_CELLS - 1]) {
    expect(darknessAt(shadow, edge, middle)).toBe(0)
    expect(darknessAt(shadow, middle, edge)).toBe(0)
  }
})

test('is the same on all four sides of a square part', () => {
  const solids = [block(0)]
  const shadow = contactShadow(solids, boxAround(solids))
  const [near, far] = [20, SHADOW_CELLS - 1 - 20]
  const middle = SHADOW_CELLS / 2
  const sides = [
    [near, middle],
    [far, middle],
    [middle, near],
    [middle, far],
  ] as const
  const values = sides.map(([row, column]) => darknessAt(shadow, row, column))
  expect(Math.max(...values) - Math.min(...values)).toBeLessThan(12)
})

test('grows lighter the higher a piece is above the ground', () => {
  const low = [block(0), block(2)]
  const box = { ...boxAround(low) }
  const middle = SHADOW_CELLS / 2
  const dark = darknessAt(contactShadow([block(0)], box), middle, middle)
  const light = darknessAt(contactShadow([block(2)], box), middle, middle)
  expect(light).toBeGreaterThan(0)
  expect(light).toBeLessThan(dark)
})

test('lies in front where the part is low in front', () => {
  const [low, high] = [block(0), block(2)]
  const solids = [
    { ...low, placements: [{ ...IN_PLACE, origin: [0, 0, 5] as const }] },
    { ...high, placements: [{ ...IN_PLACE, origin: [0, 0, -5] as const }] },
  ]
  const shadow = contactShadow(solids, boxAround(solids))
  const middle = SHADOW_CELLS / 2
  const front = darknessAt(shadow, SHADOW_CELLS / 4, middle)
  expect(front).toBeGreaterThan(2 * darknessAt(shadow, (3 * SHADOW_CELLS) / 4, middle))
})
