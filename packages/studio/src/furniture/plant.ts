import type { SpacePoint } from '@millrun/parts/geometry/space'
import { cross, partWay, unit } from '@millrun/parts/geometry/space'
import type { Colour } from '@millrun/parts/materials/woods'
import type { Point } from '@millrun/parts/geometry/path'
import { bentRod, swept } from '@millrun/parts/solids/form/sweep'
import { meshOf } from '@millrun/parts/solids/mesh/mesh-of'
import { IN_PLACE, type Placement, type Solid } from '@millrun/parts/solids/solid'
import type { Coated } from '../coated/coated.ts'

/** Stems that rise from one place and lean apart, with leaves along them. Inches. */
export interface Plant {
  readonly stems: {
    readonly count: number
    readonly highIn: number
    /** How far the outermost tip is from the middle. */
    readonly outIn: number
    readonly thickIn: number
    /** Share of a stem that is bare. */
    readonly bare: number
  }
  readonly leaves: { readonly perStem: number; readonly longIn: number; readonly wideIn: number }
  readonly green: Colour
  readonly bark: Colour
}

/** The angle by which a plant sets one leaf off from the one before. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5))
const STEPS = 10

/** Branches in a vase or a plant in a pot, from its own origin up. */
export function plant(kind: Plant): readonly Coated[] {
  const lines = Array.from({ length: kind.stems.count }, (_, stem) => stemLine(kind, stem))
  const places = lines.flatMap((line, stem) => leafPlaces(kind, line, stem))
  const sizes = [0.72, 0.88, 1]
  const leaves = sizes.map((size, index) => ({
    ...leaf(kind.leaves.longIn * size, kind.leaves.wideIn * size),
    placements: places.filter((_, at) => at % sizes.length === index),
  }))
  return [
    {
      solids: lines.map((line) => stick(line, kind.stems.thickIn)),
      look: { paint: kind.bark, roughness: 0.8 },
    },
    { solids: leaves, look: { paint: kind.green, roughness: 0.5 } },
  ]
}

function stemLine({ stems: { count, highIn, outIn } }: Plant, stem: number): readonly SpacePoint[] {
  const angle = stem * GOLDEN + 0.6
  const lean = outIn * (0.35 + 0.65 * chance(stem + 11))
  const tall = highIn * (stem === 0 ? 1 : 0.66 + 0.34 * chance(stem + count))
  return Array.from({ length: STEPS + 1 }, (_, step): SpacePoint => {
    const share = step / STEPS
    const away = lean * share ** 1.6
    const sway = 0.05 * highIn * Math.sin(share * 4 + stem * 2) * share
    return [
      away * Math.cos(angle) + sway * Math.sin(angle),
      tall * (share - 0.12 * share ** 3),
      away * Math.sin(angle) - sway * Math.cos(angle),
    ]
  })
}

function stick(line: readonly SpacePoint[], diameterIn: number): Solid {
  const mesh = meshOf(bentRod(line, diameterIn, 8), 60)
  return { name: 'stem', substance: 'wood', mesh, placements: [IN_PLACE] }
}

function leafPlaces(kind: Plant, line: readonly SpacePoint[], stem: number): readonly Placement[] {
  return Array.from({ length: kind.leaves.perStem }, (_, index) => {
    const share = kind.stems.bare + ((1 - kind.stems.bare) * (index + 1)) / kind.leaves.perStem
    const at = share * STEPS
    const [low, high] = [line[Math.floor(at)], line[Math.min(STEPS, Math.floor(at) + 1)]]
    const from: SpacePoint = low ?? [0, 0, 0]
    const to: SpacePoint = high ?? from
    const part = at - Math.floor(at)
    const angle = index * GOLDEN + stem
    const lift = 0.25 + 0.7 * chance(index * 7 + stem)
    const way = unit([Math.cos(angle), lift, Math.sin(angle)])
    const z = unit(cross(cross(way, [0.3 * chance(index), 1, 0.2]), way))
    return {
      origin: partWay(from, to, part),
      x: cross(way, z),
      y: way,
      z,
    }
  })
}

/** Folded along its middle: half the width to each side, then its thickness. */
const FOLD: readonly Point[] = [
  [-1, 0.16],
  [0, 0],
  [1, 0.16],
  [1, 0.2],
  [0, 0.05],
  [-1, 0.2],
]

/** Along its own y, its upper side to z, drooping to its tip. */
function leaf(lengthIn: number, wideIn: number): Solid {
  const frames = Array.from({ length: 9 }, (_, at) => {
    const share = at / 8
    const half = (wideIn / 2) * Math.max(0.04, Math.sin(Math.PI * share ** 0.85) ** 0.8)
    return {
      origin: [0, lengthIn * share, -0.28 * lengthIn * share ** 2] as const,
      x: [-half, 0, 0] as const,
      y: [0, 0, half] as const,
    }
  })
  const mesh = meshOf(swept(FOLD, frames), 70)
  return { name: 'leaf', substance: 'wood', mesh, placements: [IN_PLACE] }
}

/** A number from 0 to 1, always the same for the same number. */
function chance(number: number): number {
  const wave = Math.sin(number * 12.9898 + 4.1) * 43758.5453
  return wave - Math.floor(wave)
}
