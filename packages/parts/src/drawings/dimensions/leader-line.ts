import { type Point, polyline } from '../../geometry/path.ts'
import { clearParts } from './clear-parts.ts'
import { DIMENSION_PEN, TEXT_SIZE, textWidth } from '../marks/ink.ts'
import { type Mark, stroke } from '../marks/mark.ts'
import { dimensionText } from '../marks/words.ts'

const ELBOW = 26
const LEVEL_HEIGHT = 24
/** How far below the turn of its leader a label stands, and what stays free round it. */
const LABEL_BELOW = 5
const CLEAR = 3

/** How much room the leaders of a part need above its outline. */
export const LEADER_ROOM = 34

export interface Leader {
  readonly tip: Point
  readonly label: string
}

/**
 * Leaders that rise from their tips to one height, turn right and end in their label; left where the
 * label would run beyond `rightEnd`. A label that would run into another or across its line goes up a
 * level; where it cannot help to lie across a line, the line stops for it.
 */
export function leaderLines(
  leaders: readonly Leader[],
  labelHeight: number,
  rightEnd: number,
): readonly Mark[] {
  const raised = raisedLeaders(leaders, rightEnd).map((one) => ({
    ...one,
    height: labelHeight - one.level * LEVEL_HEIGHT,
  }))
  return raised.flatMap((one) => {
    const { leader, isLeftward, height } = one
    const across = raised.filter((other) => other !== one && isAcross(other, leader.tip[0]))
    const side = isLeftward ? -1 : 1
    const textAt: Point = [leader.tip[0] + side * (ELBOW + 6), height + LABEL_BELOW]
    return [
      ...bentLine(leader.tip, height, side, across.map(roomAt)),
      dimensionText(textAt, leader.label, isLeftward ? 'end' : 'start'),
    ]
  })
}

/** From the elbow down to the tip, in pieces where labels lie across. */
function bentLine(
  [x, y]: Point,
  height: number,
  side: 1 | -1,
  labels: readonly { readonly near: number; readonly far: number }[],
): readonly Mark[] {
  const below = labels.filter(({ near, far }) => near > height && far < y)
  const parts = clearParts(below, [height, y])
  return parts.map(([from, to], index) => {
    const elbow: readonly Point[] = index === 0 ? [[x + side * ELBOW, height]] : []
    const line = stroke(DIMENSION_PEN, polyline([...elbow, [x, from], [x, to]]))
    return index === parts.length - 1 ? { ...line, arrows: 'end' } : line
  })
}

interface RaisedLeader {
  readonly leader: Leader
  readonly isLeftward: boolean
  readonly from: number
  readonly to: number
  readonly level: number
}

function isAcross({ from, to, isLeftward }: RaisedLeader, x: number): boolean {
  const [left, right] = isLeftward ? [from, to - ELBOW] : [from + ELBOW, to]
  return x > left - CLEAR && x < right + CLEAR
}

function roomAt({ height }: { readonly height: number }) {
  const foot = height + LABEL_BELOW
  return { near: foot - TEXT_SIZE, far: foot + CLEAR }
}

/** The leaders from right to left, each on the lowest level on which it is clear of those placed before. */
function raisedLeaders(leaders: readonly Leader[], rightEnd: number): readonly RaisedLeader[] {
  const placed: RaisedLeader[] = []
  for (const leader of leaders.toSorted((a, b) => b.tip[0] - a.tip[0])) {
    const x = leader.tip[0]
    const reach = ELBOW + 6 + textWidth(leader.label)
    const isLeftward = x + reach > rightEnd
    const [from, to] = isLeftward ? [x - reach, x] : [x, x + reach]
    const inTheWay = placed.filter((other) => other.from - 4 < to && other.to + 4 > from)
    const level = inTheWay.reduce((lowest, other) => Math.max(lowest, other.level + 1), 0)
    placed.push({ leader, isLeftward, from, to, level })
  }
  return placed
}
