import type { IronOrnament } from '@millrun/catalogue/shapes/iron-baluster-shape'
import { narrowestIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { BalusterStyle } from './baluster-stock.ts'

/** The thinnest place of a baluster, in inches: what a sphere has to pass. */
export function narrowIn(style: BalusterStyle): number {
  return style.kind === 'iron' ? style.shape.barIn : narrowestIn(style.shape)
}

/** How far a baluster reaches from its axis along the rail at its widest, in inches. A belly bows away from the stair. */
export function reachIn(style: BalusterStyle): number {
  if (style.kind === 'wood') return style.shape.blockIn / 2
  const half = style.shape.barIn / 2
  return Math.max(half, ...style.shape.ornaments.map(ornamentReachIn))
}

/** Whether a baluster is wider than its bar, so that it needs room beside a newel. */
export function isOrnate(style: BalusterStyle): boolean {
  return style.kind === 'iron' && reachIn(style) > style.shape.barIn
}

function ornamentReachIn(ornament: IronOrnament): number {
  switch (ornament.kind) {
    case 'basket':
    case 'knuckle':
      return ornament.diameterIn / 2
    case 'collar':
    case 'ribbon':
    case 'scroll':
    case 'panel':
    case 'leaf':
      return ornament.widthIn / 2
    case 'twist':
    case 'hammered':
    case 'belly':
      return 0
  }
}

/** The lowest place of an ornament above the foot of the bar, in inches; Infinity for a plain bar. */
export function lowestOrnamentIn(style: BalusterStyle): number {
  if (style.kind === 'wood') return Infinity
  return Math.min(...style.shape.ornaments.map(ornamentFromIn), Infinity)
}

function ornamentFromIn(ornament: IronOrnament): number {
  switch (ornament.kind) {
    case 'knuckle':
    case 'collar':
      return ornament.centreIn - ornament.heightIn / 2
    case 'leaf':
      return ornament.centreIn - ornament.lengthIn / 2
    case 'hammered':
      return Infinity
    default:
      return ornament.fromIn
  }
}
