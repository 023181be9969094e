import type { Inside } from './box.ts'
import type { Goods } from './goods.ts'

/** Alike things that lie beside, on and behind each other in a box, as one block of its section. */
export interface Bundle {
  readonly goods: Goods
  readonly pieces: number
  readonly inside: Inside
}

/**
 * As many as wanted of alike things as one block, nearly square in section, or as many of them as there is room
 * for; undefined when not one has room.
 */
export function bundleOf(goods: Goods, wanted: number, room: Inside): Bundle | undefined {
  const { lengthIn, widthIn, heightIn } = goods.size
  const lying = bundleAs(goods, wanted, room, [widthIn, heightIn])
  if (lying.pieces >= wanted) return lying
  const standing = bundleAs(goods, wanted, room, [heightIn, widthIn])
  const better = standing.pieces > lying.pieces ? standing : lying
  return better.pieces > 0 && lengthIn <= room.depthIn ? better : undefined
}

function bundleAs(
  goods: Goods,
  wanted: number,
  room: Inside,
  [wideIn, thickIn]: readonly [number, number],
): Bundle {
  const { lengthIn } = goods.size
  const behind = Math.min(wanted, fitting(room.depthIn, lengthIn))
  const lanes = Math.ceil(wanted / Math.max(behind, 1))
  const mostAcross = fitting(room.wideIn, wideIn)
  const mostUp = fitting(room.thickIn, thickIn)
  const square = Math.ceil(Math.sqrt((lanes * thickIn) / wideIn))
  const up = Math.min(mostUp, Math.ceil(lanes / Math.max(1, Math.min(mostAcross, square))))
  const across = Math.min(mostAcross, Math.ceil(lanes / Math.max(up, 1)))
  const pieces = Math.min(wanted, behind * across * up)
  const inside = {
    depthIn: behind * lengthIn,
    wideIn: across * wideIn,
    thickIn: up * thickIn,
  }
  return { goods, pieces, inside }
}

/** How many fit; a hair over counts as fitting, for sums of inches are not exact. */
function fitting(roomIn: number, eachIn: number): number {
  return Math.floor(roomIn / eachIn + 1e-9)
}
