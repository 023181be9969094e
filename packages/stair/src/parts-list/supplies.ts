import { epoxyKits } from '@millrun/catalogue/families/accessories/epoxy-kits'
import { PACKS, type PackId } from '@millrun/catalogue/families/accessories/packs'
import { pinIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { Stair } from '../model/stair.ts'
import type { Piece } from '../placements/piece.ts'
import { railPlan } from '../cut-list/rail-plan.ts'
import { findHardware } from '../stock/hardware-stock.ts'

/** What holds a stair together, by the package. */
export interface Supply {
  readonly id: PackId
  readonly quantity: number
  /** What it is for, as a sentence. */
  readonly use: string
}

/** What a stair takes besides its parts, counted from its pieces. */
export function suppliesOf(stair: Stair, pieces: readonly Piece[]): readonly Supply[] {
  return [
    ...epoxy(pieces),
    ...woodFixings(stair),
    ...railBolts(stair),
    ...newelKits(pieces),
  ].filter(({ quantity }) => quantity > 0)
}

function epoxy(pieces: readonly Piece[]): readonly Supply[] {
  const holes = 2 * pieces.filter(({ line }) => line.product.family === 'iron-balusters').length
  const { large, small } = epoxyKits(holes, (id) => findHardware(id)?.priceCents)
  const use = `Two-part epoxy sets iron in its holes: ${holes} of them here, one at each end of a bar.`
  return [
    { id: 'epoxy-kit-120', quantity: large, use },
    { id: 'epoxy-kit-35', quantity: small, use },
  ]
}

function woodFixings({ bays }: Stair): readonly Supply[] {
  const wood = bays.flatMap(({ balusters }) =>
    balusters.flatMap(({ bought }) => (bought.kind === 'wood' ? [bought] : [])),
  )
  const pins = wood.filter(({ shape }) => pinIn(shape) !== undefined).length
  const trims = 4 * (wood.length - pins)
  return [
    {
      id: 'dowel-screw-pack',
      quantity: packsOf('dowel-screw-pack', pins),
      use: `One in the foot of each pin top baluster holds it to the tread: ${pins} here.`,
    },
    {
      id: 'trim-screw-pack',
      quantity: packsOf('trim-screw-pack', trims),
      use: `Two at each end of a square top baluster: ${trims} here.`,
    },
  ]
}

function railBolts(stair: Stair): readonly Supply[] {
  if (stair.design.job === 'keep-rail') return []
  const bolts = stair.bays.reduce((sum, bay) => sum + bay.rail.bolts, railPlan(stair).joints)
  const use = 'One draws every joint of the rail together: at newels, fittings and between lengths.'
  return [{ id: 'rail-bolt-kit', quantity: packsOf('rail-bolt-kit', bolts), use }]
}

function newelKits(pieces: readonly Piece[]): readonly Supply[] {
  const newels = pieces.filter(({ group }) => group === 'newels').length
  const use = 'One fixes each newel to the framing.'
  return [{ id: 'newel-mounting-kit', quantity: packsOf('newel-mounting-kit', newels), use }]
}

function packsOf(id: PackId, count: number): number {
  return Math.ceil(count / PACKS[id].holds)
}
