import { PLOTTER_BLUE } from './ink.ts'
import { tag } from '../svg/tag.ts'

/** The arrowhead of dimension lines; one definition serves a whole drawing. */
export const ARROW_MARKER = tag(
  'marker',
  {
    id: 'arrow',
    viewBox: '0 0 10 5',
    refX: 10,
    refY: 2.5,
    markerWidth: 9,
    markerHeight: 4.5,
    markerUnits: 'userSpaceOnUse',
    orient: 'auto-start-reverse',
  },
  tag('path', { d: 'M0 0L10 2.5L0 5z', fill: PLOTTER_BLUE }),
)

export const ARROW = 'url(#arrow)'
