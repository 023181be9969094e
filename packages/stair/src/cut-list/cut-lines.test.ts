import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPieces, stickIn } from '@millrun/catalogue/choosing/cut'
import { readLineId } from '@millrun/catalogue/choosing/line-id'
import { findProduct } from '@millrun/catalogue/catalogue'
import type { Design } from '../design/design.ts'
import { USUAL_DESIGN } from '../design/usual-design.ts'
import { buildStair } from '../model/build-stair.ts'
import { cartLines } from '../parts-list/cart-lines.ts'
import { partsList } from '../parts-list/parts-list.ts'
import { anyDesign } from '../testing/any-design.ts'
import type { Stair } from '../model/stair.ts'
import { placedPieces } from '../placements/placed-pieces.ts'
import { isSawn } from './cut-list.ts'
import { cutLines, wholeSticks } from './cut-lines.ts'

function linesOf(design: Design) {
  const stair = buildStair(design)
  const list = partsList(stair)
  return { whole: cartLines(list), cut: cutLines(list, stair) }
}

const sum = (
  lines: readonly { readonly item: { readonly priceCents: number }; readonly quantity: number }[],
) => lines.reduce((cents, { item, quantity }) => cents + item.priceCents * quantity, 0)

test('has the rails of a balcony cut from one length of sixteen feet, with the rest', () => {
  // Twice 63-11/16 and 62-15/16; the saw takes a sixteenth off the first and an eighth off the others: 1-3/8 is left.
  const { cut } = linesOf({ ...USUAL_DESIGN, layout: 'balcony', balconyIn: 200 })
  const rail = cut.find(({ item }) => item.id.includes('cut='))
  expect(rail?.item.id).toContain('cut=63-3/4+63-13/16+63-1/16+1-3/8')
  expect(rail?.quantity).toBe(1)
})

test('names the sticks that stay whole, and none that is cut', () => {
  const design: Design = { ...USUAL_DESIGN, layout: 'balcony', balconyIn: 200 }
  const list = partsList(buildStair(design))
  expect(wholeSticks(list, cutLines(list, buildStair(design)))).toEqual([])
  const [whole, ...more] = wholeSticks(list, cartLines(list))
  expect(whole?.item.id).toContain('length=16')
  expect(more).toEqual([])
})

test('costs what the whole sticks cost, and names cuts that can be had', () => {
  fc.assert(
    fc.property(anyDesign(), (design) => {
      const { whole, cut } = linesOf(design)
      expect(sum(cut)).toBe(sum(whole))
      for (const { item } of cut.filter(({ item: { id } }) => id.includes('cut='))) {
        const read = readLineId(item.id, findProduct)
        if (!read.ok) throw new Error(`${item.id}: ${read.reason}`)
        const { product, choices } = read.line
        const pieces = cutPieces(choices) ?? []
        expect(pieces.reduce((all, piece) => all + piece, 0)).toBe(stickIn(product, choices))
      }
    }),
    { numRuns: 40 },
  )
})

test('never finishes a piece short of what the stair takes', () => {
  const balconies = Array.from({ length: 247 }, (_, nth) => 30 + nth * 1.5)
  const short = balconies.flatMap((balconyIn) =>
    shortPieces(buildStair({ ...USUAL_DESIGN, layout: 'balcony', balconyIn })),
  )
  expect(short).toEqual([])
})

/** What the rails of a stair take and none of the pieces that are cut for it is long enough for. Inches. */
function shortPieces(stair: Stair): readonly number[] {
  const rails = cutLines(partsList(stair), stair).filter(({ item }) => isRail(item.id))
  const takes = placedPieces(stair)
    .filter(isSawn)
    .filter(({ group }) => group === 'rail')
    .map(({ takesIn }) => takesIn)
    .toSorted((a, b) => b - a)
  const finished = rails
    .flatMap(({ item, quantity }) =>
      Array.from({ length: quantity }, () => finishedPieces(item.id)),
    )
    .flat()
    .toSorted((a, b) => b - a)
  // Of a design with a whole stick nobody knows which pieces it is for.
  const isAllCut = rails.every(({ item }) => item.id.includes('cut='))
  return isAllCut ? takes.filter((takesIn, at) => (finished[at] ?? 0) < takesIn - 1e-6) : []
}

function isRail(lineId: string): boolean {
  const read = readLineId(lineId, findProduct)
  return read.ok && read.line.product.family === 'handrails'
}

/** As the saw leaves them: ends lose a sixteenth, what lies between an eighth. */
function finishedPieces(lineId: string): readonly number[] {
  const read = readLineId(lineId, findProduct)
  const pieces = read.ok ? (cutPieces(read.line.choices) ?? []) : []
  return pieces.map((lengthIn, at) =>
    at === 0 || at === pieces.length - 1 ? lengthIn - 1 / 16 : lengthIn - 1 / 8,
  )
}
