import type {
  NutPiece,
  PlatePiece,
  RodPiece,
  SyringePiece,
  WasherPiece,
} from '@millrun/catalogue/shapes/kit-shape'
import { describe, expect, it } from 'vitest'
import { meshOf } from '../../solids/mesh/mesh-of.ts'
import { openEdges, volumeIn3, sizeOf, unsoundSolids } from '../../testing/solid-facts.ts'
import { shapesOf } from '../../testing/shapes-of.ts'
import { boundsOf } from '../../geometry/bounds.ts'
import { nutFacets, washerFacets } from './bored-facets.ts'
import { hexagonRadiusIn, toothedRadiusIn } from './bored-outline.ts'
import { kitPieceOutline } from './kit-piece-outline.ts'
import { kitSolids, plugSide } from './kit-solids.ts'
import { nozzleCollar, nozzleTube } from './nozzle-side.ts'
import { pieceSize } from './piece-size.ts'
import { plateFacets } from './plate-facets.ts'
import { plateHoles, roundedSquare } from './plate-plan.ts'
import { rodFacets } from './rod-facets.ts'
import { rodRows } from './rod-side.ts'
import { syringeBlocks } from './syringe-blocks.ts'

const NUT: NutPiece = { kind: 'nut', name: 'nut', acrossFlatsIn: 0.75, thickIn: 0.4, boreIn: 0.5 }
const WASHER: WasherPiece = {
  kind: 'washer',
  name: 'washer',
  outsideIn: 1.25,
  boreIn: 0.5,
  thickIn: 0.1,
}
const PLATE: PlatePiece = {
  kind: 'plate',
  name: 'plate',
  sideIn: 3,
  thickIn: 0.25,
  boreIn: 0.5625,
  holesApartIn: 2,
}
const ROD: RodPiece = {
  kind: 'rod',
  name: 'rod',
  lengthIn: 4,
  diameterIn: 0.5,
  threads: [{ fromIn: 0, toIn: 4, pitchIn: 0.1, depthIn: 0.03, isForWood: false }],
  points: [],
}
const SYRINGE: SyringePiece = { kind: 'syringe', name: 'epoxy', barrelIn: 1, barrelLongIn: 4 }

describe('a nut', () => {
  it('is a hexagon across its flats, its corners 2/√3 of that', () => {
    expect(hexagonRadiusIn(0.75, 0)).toBeCloseTo(0.375)
    expect(hexagonRadiusIn(0.75, Math.PI / 6)).toBeCloseTo(0.375 / Math.cos(Math.PI / 6))
  })

  it('holds its hexagon less its bore, and a little less at its corners', () => {
    const mesh = meshOf(nutFacets(NUT))
    expect(openEdges(mesh)).toBe(0)
    const wholeIn3 = 0.4 * ((Math.sqrt(3) / 2) * 0.75 ** 2 - Math.PI * 0.0625)
    expect(volumeIn3(mesh)).toBeLessThan(wholeIn3)
    expect(volumeIn3(mesh)).toBeGreaterThan(0.94 * wholeIn3)
  })
})

describe('a washer', () => {
  it('is a ring', () => {
    const mesh = meshOf(washerFacets(WASHER))
    expect(openEdges(mesh)).toBe(0)
    expect(volumeIn3(mesh)).toBeCloseTo(0.1 * Math.PI * (0.625 ** 2 - 0.25 ** 2), 2)
  })

  it('with teeth is as wide as said on a tooth and 0.42 of its ring less deep between two', () => {
    const toothed = { ...WASHER, teeth: 8 }
    expect(toothedRadiusIn(toothed, 0)).toBeCloseTo(0.625)
    expect(toothedRadiusIn(toothed, Math.PI / 8)).toBeCloseTo(0.625 - 0.42 * 0.375)
  })
})

describe('a plate', () => {
  it('has a hole in its middle and four for screws two inches apart', () => {
    const holes = plateHoles(PLATE)
    expect(holes.map(({ diameterIn }) => diameterIn)).toEqual([
      0.5625, 0.3125, 0.3125, 0.3125, 0.3125,
    ])
    expect(holes[1]?.at).toEqual([-1, -1])
  })

  it('holds its square less its holes', () => {
    const mesh = meshOf(plateFacets(PLATE, 1))
    expect(openEdges(mesh)).toBe(0)
    const holesIn2 = (Math.PI / 4) * (0.5625 ** 2 + 4 * 0.3125 ** 2)
    // Rounded corners take (4 − π) · 0.21².
    expect(volumeIn3(mesh)).toBeCloseTo(0.25 * (9 - (4 - Math.PI) * 0.21 ** 2 - holesIn2), 1)
  })

  it('has corners rounded by 0.07 of its side', () => {
    const points = roundedSquare(3, 6)
    expect(points).toHaveLength(28)
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(1.5)
    expect(Math.max(...points.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(
      1.29 * Math.SQRT2 + 0.21,
    )
  })
})

describe('a rod', () => {
  it('is followed from its foot to its top, eight times a turn and more', () => {
    const rows = rodRows(ROD, 4, 8)
    expect(rows[0]).toBe(0)
    expect(rows.at(-1)).toBe(4)
    expect(rows).toEqual(rows.toSorted((a, b) => a - b))
    expect(rows.length).toBeGreaterThan(320)
  })

  it('holds less than its cylinder by about half of its thread', () => {
    const mesh = meshOf(rodFacets(ROD, 0.5))
    expect(openEdges(mesh)).toBe(0)
    expect(volumeIn3(mesh)).toBeLessThan(4 * Math.PI * 0.0625)
    expect(volumeIn3(mesh)).toBeGreaterThan(4 * Math.PI * 0.22 ** 2)
  })
})

describe('a syringe', () => {
  it('has two barrels that stand a web apart, and a cap on its outlet', () => {
    const blocks = syringeBlocks(SYRINGE)
    const barrels = blocks.filter(({ name }) => name.startsWith('barrel'))
    expect(barrels.map(({ atIn }) => atIn)).toEqual([[-0.55], [0.55]])
    expect(blocks.find(({ name }) => name === 'cap')?.toIn).toBeCloseTo(2.82)
  })

  it('is told with its flange and its plungers', () => {
    const { wideIn, highIn } = pieceSize({ ...SYRINGE, xIn: 0, yIn: 0 })
    // The flange stands 0.3 out beyond the barrels, which reach 1.05.
    expect(wideIn).toBeCloseTo(2 * 1.35)
    expect(highIn).toBeCloseTo(2.82 + 2 + 1.8)
  })
})

describe('a nozzle and a plug', () => {
  const NOZZLE = { kind: 'nozzle', name: 'nozzle', lengthIn: 5, diameterIn: 0.6 } as const

  it('has its collar at its foot and its tip at its end', () => {
    expect(nozzleCollar(NOZZLE)[0]).toEqual([0.3, 0])
    expect(nozzleTube(NOZZLE).at(-1)?.[1]).toBe(5)
    const widths = nozzleTube(NOZZLE).map(([half]) => half)
    expect(Math.max(...widths)).toBeLessThan(0.3)
  })

  it('tapers to its foot, so that it can be driven in', () => {
    const side = plugSide({ kind: 'plug', name: 'plug', diameterIn: 1, lengthIn: 0.5 })
    expect(side[1]?.[0]).toBeCloseTo(0.45)
    expect(side[2]?.[0]).toBe(0.5)
  })
})

describe('every kit', () => {
  it.each(shapesOf('kit'))('%s lies on the ground', (_, shape) => {
    const solids = kitSolids(shape, 0.3)
    expect(unsoundSolids(solids)).toEqual([])
    expect(sizeOf(solids)[1]).toBeLessThan(2)
  })

  it.each(shapesOf('kit'))('%s draws every piece within its size', (_, { pieces }) => {
    for (const piece of pieces) {
      const boxes = kitPieceOutline(piece).map((one) => boundsOf([one.path]))
      const wide = Math.max(...boxes.map(({ right }) => right)) - piece.xIn
      expect(wide).toBeLessThan(pieceSize(piece).wideIn / 2 + 0.001)
    }
  })
})
