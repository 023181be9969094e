import type { Point } from '../geometry/path.ts'
import { tag } from '../svg/tag.ts'
import { ARROW } from './arrow-marker.ts'
import { PLOTTER_BLUE, textWidth, THIN_WEIGHT } from './ink.ts'
import { dimensionText } from './span-line.ts'

const ELBOW = 26
const LEVEL_HEIGHT = 24

export interface Leader {
  readonly tip: Point
  readonly label: string
}

/**
 * Leaders that rise from their tips to one height, turn right and end in their label; left where the
 * label would run beyond `rightEnd`. A label that would run into the one before goes up a level.
 */
export function leaderLines(
  leaders: readonly Leader[],
  labelHeight: number,
  rightEnd: number,
): string {
  const endOfLevel: number[] = []
  return leaders
    .toSorted((a, b) => a.tip[0] - b.tip[0])
    .map(({ tip, label }) => {
      const [x, y] = tip
      const reach = ELBOW + 6 + textWidth(label)
      const isLeftward = x + reach > rightEnd
      const [from, to] = isLeftward ? [x - reach, x] : [x, x + reach]
      const free = endOfLevel.findIndex((end) => end < from - 4)
      const level = free === -1 ? endOfLevel.length : free
      endOfLevel[level] = to
      const height = labelHeight - level * LEVEL_HEIGHT
      const side = isLeftward ? -1 : 1
      const line = tag('path', {
        d: `M${x + side * ELBOW} ${height}H${x}V${y - 2}`,
        stroke: PLOTTER_BLUE,
        'stroke-width': THIN_WEIGHT,
        'marker-end': ARROW,
      })
      const anchor = isLeftward ? 'end' : 'start'
      return line + dimensionText(x + side * (ELBOW + 6), height + 5, label, anchor)
    })
    .join('')
}

/** How much room the leaders of a part need above its outline. */
export const LEADER_ROOM = 34
