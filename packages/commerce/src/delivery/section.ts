import { pack2D } from 'binpackingjs/2d'
import type { Bundle } from './bundle-of.ts'
import type { Inside } from './box.ts'

/** Bundles that lie beside each other in one box, and the room that they take. */
export interface Section {
  readonly bundles: readonly Bundle[]
  readonly inside: Inside
}

/** How much more than the sum of its bundles a section is tried at; what fits in none has all the room. */
const TRIED_SPREADS = [1.05, 1.3]

/** Sides are packed as whole hundredths, a part of one as a whole, so that nothing fits by rounding. */
const PARTS_AN_INCH = 100

/** Packs as many of the bundles as have room beside each other, as closely as a few tries give: at least one. */
export function packSection(bundles: readonly Bundle[], room: Inside): Section {
  const [only] = bundles
  if (only !== undefined && bundles.length === 1) return { bundles, inside: only.inside }
  const areaIn2 = bundles.reduce((sum, { inside }) => sum + inside.wideIn * inside.thickIn, 0)
  const widest = Math.max(...bundles.map(({ inside }) => inside.wideIn))
  const thickest = Math.max(...bundles.map(({ inside }) => inside.thickIn))
  for (const spread of TRIED_SPREADS) {
    const sideIn = Math.sqrt(areaIn2) * spread
    const wideIn = Math.min(room.wideIn, Math.max(sideIn, widest))
    const thickIn = Math.min(room.thickIn, Math.max(sideIn, thickest))
    const section = packInto(bundles, { ...room, wideIn, thickIn })
    if (section.bundles.length === bundles.length) return section
  }
  return packInto(bundles, room)
}

function packInto(bundles: readonly Bundle[], room: Inside): Section {
  const boxes = bundles.map((bundle) => ({
    width: Math.ceil(bundle.inside.wideIn * PARTS_AN_INCH - 1e-6),
    height: Math.ceil(bundle.inside.thickIn * PARTS_AN_INCH - 1e-6),
    bundle,
  }))
  const bin = {
    width: Math.ceil(room.wideIn * PARTS_AN_INCH - 1e-6),
    height: Math.ceil(room.thickIn * PARTS_AN_INCH - 1e-6),
  }
  const placed = pack2D({ bins: [bin], boxes }).packedBins[0]?.boxes ?? []
  const sources = new Set<unknown>(placed.map(({ sourceBox }) => sourceBox))
  const inside = boxes.filter((box) => sources.has(box)).map(({ bundle }) => bundle)
  return {
    bundles: inside,
    inside: {
      depthIn: Math.max(...inside.map((bundle) => bundle.inside.depthIn)),
      wideIn: Math.max(...placed.map(({ x, width }) => x + width)) / PARTS_AN_INCH,
      thickIn: Math.max(...placed.map(({ y, height }) => y + height)) / PARTS_AN_INCH,
    },
  }
}
