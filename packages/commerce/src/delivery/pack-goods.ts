import type { Box } from './box.ts'
import { bundleOf, type Bundle } from './bundle-of.ts'
import type { Carton } from './delivery.ts'
import type { Goods } from './goods.ts'
import { packSection, type Section } from './section.ts'

/** Something without sides or weight, which cannot be packed: a fault of the catalogue. */
class SizelessGoodsError extends Error {
  constructor(lineId = 'nothing') {
    super(`${lineId} has a side that is not above zero, or no weight`)
    this.name = 'SizelessGoodsError'
  }
}

/** More kinds of things than this in one carton take longer to pack than they save. */
const MOST_BUNDLES = 16

/** Kinds of things that are looked at for one carton, the longest that are left: so an order of many kinds takes no longer for each. */
const MOST_SEEN = 32

/**
 * Packs everything: first cartons that are full of one kind, which are counted and not packed one by one, then what
 * is left over together, the longest first. Every piece is in exactly one.
 */
export function packGoods(goods: readonly Goods[], box: Box): readonly Carton[] {
  const cartons: Carton[] = []
  const left: Goods[] = []
  for (const kind of goods) {
    const one = fill([kind], box)
    const most = one.bundles[0]?.pieces ?? 0
    const isFull = most > 0 && most < kind.count
    const count = isFull ? Math.floor(kind.count / most) : 0
    if (count > 0) cartons.push(cartonOf(one, count, box))
    if (kind.count > count * most) left.push({ ...kind, count: kind.count - count * most })
  }
  return [...cartons, ...packLeft(left, box)]
}

function packLeft(goods: readonly Goods[], box: Box): readonly Carton[] {
  const cartons: Carton[] = []
  const waiting = goods.toSorted((a, b) => b.size.lengthIn - a.size.lengthIn)
  let seen = waiting.splice(0, MOST_SEEN)
  while (seen.length > 0) {
    const filled = fill(seen, box)
    if (filled.bundles.length === 0) throw new SizelessGoodsError(seen[0]?.holds[0]?.lineId)
    cartons.push(cartonOf(filled, 1, box))
    const left = without(seen, filled.bundles)
    seen = [...left, ...waiting.splice(0, MOST_SEEN - left.length)]
  }
  return cartons
}

/** Sums of pounds are not exact: by so much less is tried again, so that every try is of less than the one before. */
const HAIR_LB = 1e-6

/** What goes into one of these, from the first on; if it comes out too heavy in its packing, once more with less. */
function fill(goods: readonly Goods[], box: Box): Section {
  for (let mostLb = box.weightLb; ;) {
    const filled = fillTo(mostLb, goods, box)
    const overLb = weightOf(filled, box) - box.weightLb
    if (overLb <= 0 || piecesIn(filled) <= 1) return filled
    mostLb = goodsLb(filled) - overLb - HAIR_LB
  }
}

const NOTHING: Section = { bundles: [], inside: { depthIn: 0, wideIn: 0, thickIn: 0 } }

function fillTo(mostLb: number, goods: readonly Goods[], box: Box): Section {
  const [longest] = goods
  if (longest === undefined) return NOTHING
  const room = box.room(longest, cubicInOf(goods))
  const bundles: Bundle[] = []
  let leftLb = mostLb
  let leftPieces = box.pieces
  let leftIn2 = room.wideIn * room.thickIn
  for (const kind of goods) {
    const byWeight = Math.floor(leftLb / kind.size.weightLb)
    const most = Math.min(kind.count, leftPieces, byWeight)
    const wanted = bundles.length === 0 ? Math.max(1, most) : most
    const bundle = wanted > 0 ? bundleOf(kind, wanted, room) : undefined
    if (bundle === undefined || bundle.inside.wideIn * bundle.inside.thickIn > leftIn2) continue
    bundles.push(bundle)
    leftLb -= bundle.pieces * kind.size.weightLb
    leftPieces -= bundle.pieces
    leftIn2 -= bundle.inside.wideIn * bundle.inside.thickIn
    if (bundles.length === MOST_BUNDLES) break
  }
  return bundles.length === 0 ? NOTHING : packSection(bundles, room)
}

function without(goods: readonly Goods[], bundles: readonly Bundle[]): Goods[] {
  const taken = new Map(bundles.map((bundle) => [bundle.goods, bundle.pieces]))
  return goods
    .map((kind) => {
      const pieces = taken.get(kind)
      return pieces === undefined ? kind : { ...kind, count: kind.count - pieces }
    })
    .filter(({ count }) => count > 0)
}

function cartonOf(section: Section, count: number, box: Box): Carton {
  return {
    kind: box.kind,
    count,
    ...box.outside(section.inside),
    weightLb: weightOf(section, box),
    holds: holdsOf(section),
  }
}

function holdsOf({ bundles }: Section): Carton['holds'] {
  const pieces = new Map<string, number>()
  for (const bundle of bundles) {
    for (const held of bundle.goods.holds) {
      pieces.set(held.lineId, (pieces.get(held.lineId) ?? 0) + held.pieces * bundle.pieces)
    }
  }
  return Array.from(pieces, ([lineId, count]) => ({ lineId, pieces: count }))
}

function weightOf(section: Section, box: Box): number {
  return goodsLb(section) + box.emptyLb(box.outside(section.inside))
}

function goodsLb({ bundles }: Section): number {
  return bundles.reduce((sum, { goods, pieces }) => sum + pieces * goods.size.weightLb, 0)
}

function piecesIn({ bundles }: Section): number {
  return bundles.reduce((sum, { pieces }) => sum + pieces, 0)
}

function cubicInOf(goods: readonly Goods[]): number {
  return goods.reduce(
    (sum, { size, count }) => sum + size.lengthIn * size.widthIn * size.heightIn * count,
    0,
  )
}
