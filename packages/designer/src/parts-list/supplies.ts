import { pinIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { Stair } from '../model/stair.ts'
import type { Piece } from '../placements/piece.ts'
import { railPlan } from '../placements/rail-plan.ts'
import { epoxyKits } from './epoxy-kits.ts'

/** Something that a stair takes and that we do not sell. */
export interface Supply {
  readonly name: string
  readonly quantity: number
  /** What it is for, as a sentence. */
  readonly use: string
}

/** What to get from a hardware store, counted from the pieces of a stair. */
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
  const { large, small } = epoxyKits(holes)
  const use = `Two-part epoxy sets iron in its holes: ${holes} of them here, one at each end of a bar.`
  return [
    { name: 'Epoxy kit for 120 holes', quantity: large, use },
    { name: 'Epoxy kit for 35 holes', quantity: small, use },
  ]
}

function woodFixings({ bays }: Stair): readonly Supply[] {
  const wood = bays.flatMap(({ balusters }) =>
    balusters.flatMap(({ bought }) => (bought.kind === 'wood' ? [bought] : [])),
  )
  const pins = wood.filter(({ shape }) => pinIn(shape) !== undefined).length
  return [
    {
      name: 'Dowel screw, 5/16" × 3-1/2"',
      quantity: pins,
      use: 'One in the foot of each pin top baluster holds it to the tread.',
    },
    {
      name: 'Trim screw, 2-1/4"',
      quantity: 4 * (wood.length - pins),
      use: 'Two at each end of a square top baluster.',
    },
  ]
}

function railBolts(stair: Stair): readonly Supply[] {
  if (stair.design.job === 'keep-rail') return []
  const bolts = stair.bays.reduce((sum, bay) => sum + bay.rail.bolts, railPlan(stair).joints)
  const use = 'One draws every joint of the rail together: at newels, fittings and between lengths.'
  return [{ name: 'Rail bolt kit', quantity: bolts, use }]
}

function newelKits(pieces: readonly Piece[]): readonly Supply[] {
  const quantity = pieces.filter(({ group }) => group === 'newels').length
  return [{ name: 'Newel mounting kit', quantity, use: 'One fixes each newel to the framing.' }]
}
