import { formatInches } from '@millrun/catalogue/inches'
import { pinIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { BalusterStyle, IronStyle, WoodStyle } from '../stock/baluster-stock.ts'
import { type Fit, FITS, misfit } from './fit.ts'

/** Whether two balusters may stand in one pattern. */
export function stylesTogether(one: BalusterStyle, other: BalusterStyle): Fit {
  if (one.product.id === other.product.id) return FITS
  if (one.kind === 'iron' && other.kind === 'iron') return ironTogether(one, other)
  if (one.kind === 'wood' && other.kind === 'wood') return woodTogether(one, other)
  return misfit(
    'Iron and wood balusters are set in different ways, so one run takes one or the other.',
  )
}

function ironTogether(one: IronStyle, other: IronStyle): Fit {
  const [a, b] = [one.shape, other.shape]
  if (a.barIn !== b.barIn || a.section !== b.section) {
    return misfit(
      `${other.product.title} is ${barName(b)} bar, ${one.product.title} ${barName(a)}. A run takes one size of hole and shoe.`,
    )
  }
  if (a.isHollow !== b.isHollow) {
    return misfit(
      `${other.product.title} is ${coreName(b)} and ${one.product.title} ${coreName(a)}. Solid and hollow bars differ in their edges and finish, so one stair takes one or the other.`,
    )
  }
  const isShared = one.product.availableColors.some((code) =>
    other.product.availableColors.includes(code),
  )
  return isShared
    ? FITS
    : misfit(`${other.product.title} and ${one.product.title} are not sold in the same finish.`)
}

function woodTogether(one: WoodStyle, other: WoodStyle): Fit {
  const [a, b] = [one.shape, other.shape]
  if (a.blockIn !== b.blockIn) {
    return misfit(
      `${other.product.title} has a ${formatInches(b.blockIn)} block, ${one.product.title} one of ${formatInches(a.blockIn)}.`,
    )
  }
  return (pinIn(a) === undefined) === (pinIn(b) === undefined)
    ? FITS
    : misfit(
        'Pin tops go into drilled holes and square tops into a plow, so one rail takes one or the other.',
      )
}

function barName({ barIn, section }: IronStyle['shape']): string {
  return `${formatInches(barIn)} ${section}`
}

function coreName({ isHollow }: IronStyle['shape']): string {
  return isHollow ? 'hollow' : 'solid'
}
