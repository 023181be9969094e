import { blockTopIn } from '@millrun/catalogue/shapes/turned-sizes'
import type { TurnedShape } from '@millrun/catalogue/shapes/turned-shape'
import { newelWindow, type TellingWindow } from '../../elevations/telling-window.ts'

/** Height that every catalogue picture of a turned baluster shows. */
const HEIGHT_IN = 12.5
/** How far the shoulder of the bottom block stands above the lower edge of the picture. */
const SHOULDER_UP_IN = 2.2
/** Parts turned from a stick of this size on are newels. */
const NEWEL_BLOCK_IN = 2.5

/** The window of a turning's picture: a shoulder of a baluster, the upper part of a newel. */
export function turnedWindow(shape: TurnedShape): TellingWindow {
  if (shape.blockIn >= NEWEL_BLOCK_IN) return newelWindow(shape.lengthIn)
  return { centre: [0, tellingHeightIn(shape)], heightIn: HEIGHT_IN }
}

/** Where the middle of the picture is: with a shoulder near its edge, or halfway up a square stick. */
function tellingHeightIn(shape: TurnedShape): number {
  if (shape.stations.length === 0) return shape.lengthIn / 2
  if (shape.tellingEnd === 'top') {
    return blockTopIn(shape) - shape.topBlockIn + SHOULDER_UP_IN - HEIGHT_IN / 2
  }
  return shape.bottomBlockIn - SHOULDER_UP_IN + HEIGHT_IN / 2
}
