import { narrowestIn } from '@millrun/catalogue/shapes/turned-sizes'
import { ornamentHeights, ornamentWidthIn } from '@millrun/parts/forms/iron-baluster/ornaments'
import type { BalusterStyle } from './baluster-stock.ts'

/** The thinnest place of a baluster, in inches: what a sphere has to pass. */
export function thinnestIn(style: BalusterStyle): number {
  return style.kind === 'iron' ? style.shape.barIn : narrowestIn(style.shape)
}

/** How far a baluster reaches from its axis along the rail at its widest, in inches. A belly bows away from the stair. */
export function reachIn(style: BalusterStyle): number {
  if (style.kind === 'wood') return style.shape.blockIn / 2
  const half = style.shape.barIn / 2
  return Math.max(half, ...style.shape.ornaments.map((one) => ornamentWidthIn(one) / 2))
}

/** Whether a baluster is wider than its bar, so that it needs room beside a newel. */
export function isOrnate(style: BalusterStyle): boolean {
  return style.kind === 'iron' && reachIn(style) > style.shape.barIn
}

/** The lowest place of an ornament above the foot of the bar, in inches; Infinity for a plain bar. */
export function lowestOrnamentIn(style: BalusterStyle): number {
  if (style.kind === 'wood') return Infinity
  // hammer work may lose its lower end
  const whole = style.shape.ornaments.filter(({ kind }) => kind !== 'hammered')
  return Math.min(...whole.map((one) => ornamentHeights(one)[0]), Infinity)
}
