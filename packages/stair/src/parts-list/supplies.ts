import { epoxyKits, holesOf } from '@millrun/catalogue/families/accessories/epoxy-kits'
import { type PackId, packsFor } from '@millrun/catalogue/families/accessories/packs'
import { woodFixing } from '@millrun/catalogue/families/accessories/wood-fixing'
import { type WoodTop, woodTop } from '@millrun/catalogue/families/wood-balusters/wood-top'
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
  const iron = pieces.filter(({ line }) => line.product.family === 'iron-balusters')
  const holes = holesOf(iron.length)
  const { large, small } = epoxyKits(holes, (id) => findHardware(id)?.priceCents)
  const use = `Two-part epoxy sets iron in its holes: ${holes} of them here, one at each end of a bar.`
  return [
    { id: 'epoxy-kit-120', quantity: large, use },
    { id: 'epoxy-kit-35', quantity: small, use },
  ]
}

const WOOD_USES: Readonly<Record<WoodTop, (screws: number) => string>> = {
  pin: (screws) =>
    `One in the foot of each pin top baluster holds it to the tread: ${screws} here.`,
  square: (screws) => `Two at each end of a square top baluster: ${screws} here.`,
}

function woodFixings({ bays }: Stair): readonly Supply[] {
  const tops = bays.flatMap(({ balusters }) =>
    balusters.flatMap(({ bought }) =>
      bought.kind === 'wood' ? [woodTop(bought.product.type)] : [],
    ),
  )
  return (['pin', 'square'] as const).map((top) => {
    const { id, screws, packs } = woodFixing(top, tops.filter((one) => one === top).length)
    return { id, quantity: packs, use: WOOD_USES[top](screws) }
  })
}

function railBolts(stair: Stair): readonly Supply[] {
  if (stair.design.job === 'keep-rail') return []
  const bolts = stair.bays.reduce((sum, bay) => sum + bay.rail.bolts, railPlan(stair).joints)
  const use = 'One draws every joint of the rail together: at newels, fittings and between lengths.'
  return [{ id: 'rail-bolt-kit', quantity: packsFor('rail-bolt-kit', bolts), use }]
}

function newelKits(pieces: readonly Piece[]): readonly Supply[] {
  const newels = pieces.filter(({ group }) => group === 'newels').length
  const use = 'One fixes each newel to the framing.'
  return [{ id: 'newel-mounting-kit', quantity: packsFor('newel-mounting-kit', newels), use }]
}
