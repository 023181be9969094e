import { type Point, polyline } from '../geometry/path.ts'
import { DIMENSION_PEN, textWidth } from './ink.ts'
import { type Mark, stroke } from './mark.ts'
import { dimensionText } from './words.ts'

const ELBOW = 26
const LEVEL_HEIGHT = 24

export interface Leader {
  readonly tip: Point
  readonly label: string
}

/**
 * Leaders that rise from their tips to one height, turn right and end in their label; left where the
 * label would run beyond `rightEnd`. A label that would run into another or across its line goes up a level.
 */
export function leaderLines(
  leaders: readonly Leader[],
  labelHeight: number,
  rightEnd: number,
): readonly Mark[] {
  return raisedLeaders(leaders, rightEnd).flatMap(({ leader, isLeftward, level }) => {
    const [x, y] = leader.tip
    const height = labelHeight - level * LEVEL_HEIGHT
    const side = isLeftward ? -1 : 1
    const line = polyline([
      [x + side * ELBOW, height],
      [x, height],
      [x, y],
    ])
    const anchor = isLeftward ? 'end' : 'start'
    return [
      { ...stroke(DIMENSION_PEN, line), arrows: 'end' },
      dimensionText([x + side * (ELBOW + 6), height + 5], leader.label, anchor),
    ]
  })
}

interface RaisedLeader {
  readonly leader: Leader
  readonly isLeftward: boolean
  readonly from: number
  readonly to: number
  readonly level: number
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

/** How much room the leaders of a part need above its outline. */
export const LEADER_ROOM = 34
