import type { Path } from '../geometry/path.ts'
import { pathData, type Placing } from '../svg/path-data.ts'
import { tag } from '../svg/tag.ts'
import { BODY, CENTRE_LINE, INK, OUTLINE_WEIGHT } from './ink.ts'

/** The hatching of cut faces; one definition serves a whole drawing. */
export const HATCH_PATTERN = tag(
  'pattern',
  {
    id: 'hatch',
    width: 5.5,
    height: 5.5,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  },
  tag('path', { d: 'M0 0V5.5', stroke: INK, 'stroke-width': 0.9 }),
)

/** A section: hatched between its outer outline and the hollows in it, with centre lines through it. */
export function hatchedSection(outlines: readonly Path[], place: Placing, reach: number): string {
  const d = outlines.map((outline) => pathData(outline, place)).join('')
  const [x, y] = place([0, 0])
  const cross = `M${x - reach} ${y}h${reach * 2}M${x} ${y - reach}v${reach * 2}`
  return (
    tag('path', { d, fill: BODY, 'fill-rule': 'evenodd' }) +
    tag('path', {
      d,
      fill: 'url(#hatch)',
      'fill-rule': 'evenodd',
      stroke: INK,
      'stroke-width': OUTLINE_WEIGHT,
    }) +
    centreLine(cross)
  )
}

/** A chain line, for axes. */
export function centreLine(d: string): string {
  return tag('path', {
    d,
    stroke: CENTRE_LINE,
    'stroke-width': 0.9,
    'stroke-dasharray': '14 3 3 3',
  })
}
