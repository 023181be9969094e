import { idDraw } from '@millrun/catalogue/id-hash'
import type { SpacePoint } from '../../../geometry/space.ts'
import type { BarStock, OrnamentOf } from '../ornament.ts'
import { EASE_IN } from '../bar/bar-outline.ts'

export type Hammered = OrnamentOf<'hammered'>

/** Depth that a dent takes off an edge. */
export const DENT_IN = 1 / 32

/** One blow of a hammer with a round face: the ball that its face is part of, and the way it came. */
export interface Blow {
  readonly middle: SpacePoint
  readonly ballIn: number
  readonly depthIn: number
  /** What lies so little below the struck surface goes in with it, as the eased edges beside a side do. */
  readonly slackIn: number
  /** From the bar to the hammer, one inch long. */
  readonly way: SpacePoint
  /** How far up and down its dent reaches. */
  readonly reachIn: number
}

/** From this pitch on dents are stamped by a machine, all alike and side by side; a smith places none twice. */
const STAMPED_IN = 1

/** The blows that dent a length of bar. */
export function hammerBlows(length: Hammered, stock: BarStock): readonly Blow[] {
  const lengthIn = length.toIn - length.fromIn
  const count = Math.round(lengthIn / length.pitchIn)
  const sides = stock.section === 'round' ? 4 : 8
  return Array.from({ length: count }, (_, index) =>
    Array.from({ length: sides }, (__, side) =>
      length.pitchIn >= STAMPED_IN
        ? stamped(length, stock, index, side)
        : struck(length, stock, index, side),
    ),
  ).flat(2)
}

/** A die leaves a hollow in the middle of each side, none on the edges. */
function stamped(length: Hammered, stock: BarStock, index: number, side: number): readonly Blow[] {
  if (side % 2 === 1 && stock.section === 'square') return []
  const heightIn = length.fromIn + length.pitchIn * (index + 0.5)
  const wayDeg = side * (stock.section === 'square' ? 45 : 90)
  const half = stock.barIn / 2
  return [
    blow({
      heightIn,
      wayDeg,
      acrossIn: 0,
      outIn: half,
      depthIn: DENT_IN * 1.3,
      reachIn: 0.42,
      slackIn: EASE_IN,
    }),
  ]
}

function struck(length: Hammered, stock: BarStock, index: number, side: number): readonly Blow[] {
  const draw = (purpose: string) => idDraw(String(index), `${purpose} ${side}`, 100) / 100
  const isOnEdge = stock.section === 'square' && side % 2 === 1
  const reachIn = stock.barIn * (0.44 + 0.2 * draw('reach'))
  const heightIn = length.fromIn + length.pitchIn * (index + 0.2 + 0.6 * draw('height'))
  const roundDeg = 47 * index + 360 * 0.12 * draw('turn')
  return [
    blow({
      heightIn: Math.min(length.toIn - reachIn, Math.max(length.fromIn + reachIn, heightIn)),
      wayDeg:
        stock.section === 'square' ? side * 45 + 10 * (draw('turn') - 0.5) : side * 90 + roundDeg,
      acrossIn: stock.barIn * 0.3 * (draw('across') - 0.5),
      outIn: (stock.barIn / 2) * (isOnEdge ? EDGE_OUT : 1),
      depthIn: DENT_IN * (0.75 + 0.6 * draw('depth')),
      reachIn,
      slackIn: isOnEdge ? 0 : EASE_IN,
    }),
  ]
}

/** How far the eased edges of a square bar lie from its axis, in parts of the way to its sides. */
const EDGE_OUT = 1.37

interface Dent {
  readonly heightIn: number
  /** From where the hammer comes, 0 from the front, anticlockwise seen from above. */
  readonly wayDeg: number
  /** How far beside the middle it falls. */
  readonly acrossIn: number
  /** How far the struck surface is from the axis. */
  readonly outIn: number
  readonly depthIn: number
  readonly reachIn: number
  readonly slackIn: number
}

function blow({ heightIn, wayDeg, acrossIn, outIn, depthIn, reachIn, slackIn }: Dent): Blow {
  const [sin, cos] = [Math.sin((wayDeg * Math.PI) / 180), Math.cos((wayDeg * Math.PI) / 180)]
  const ballIn = (reachIn ** 2 + depthIn ** 2) / (2 * depthIn)
  const out = outIn + ballIn - depthIn
  return {
    middle: [sin * out + cos * acrossIn, heightIn, cos * out - sin * acrossIn],
    ballIn,
    depthIn,
    slackIn,
    way: [sin, 0, cos],
    reachIn,
  }
}
