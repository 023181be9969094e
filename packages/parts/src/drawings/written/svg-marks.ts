import { type Path, polyline, reversed } from '../../geometry/path.ts'
import { pathData } from '../../svg/path-data.ts'
import { svgNumber } from '../../svg/number.ts'
import { escapeText, tag } from '../../svg/tag.ts'
import { ARROWHEAD, BODY, DASHES, INKS, PLOTTER_BLUE, TEXT_SIZE } from '../marks/ink.ts'
import type { Bar, Figure, Mark, Pen, View, Words } from '../marks/mark.ts'

const SANS = "'Hanken Grotesk',Helvetica,Arial,sans-serif"
const SERIF = "'Source Serif 4',Georgia,serif"
/** Bodies reach a little under their neighbours, so that no seam shows. */
const SEAM = 0.6

/** Attributes of the outermost element of every drawing. */
export const DRAWING_LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  'font-family': SANS,
  'font-size': TEXT_SIZE,
  fill: 'none',
} as const

/** The arrowhead of dimension lines; one definition serves a whole drawing. */
export const ARROW_MARKER = tag(
  'marker',
  {
    id: 'arrow',
    viewBox: `0 0 ${ARROWHEAD.length} ${ARROWHEAD.width}`,
    refX: ARROWHEAD.length,
    refY: ARROWHEAD.width / 2,
    markerWidth: ARROWHEAD.length,
    markerHeight: ARROWHEAD.width,
    markerUnits: 'userSpaceOnUse',
    orient: 'auto-start-reverse',
  },
  tag('path', {
    d: `M0 0L${ARROWHEAD.length} ${ARROWHEAD.width / 2}L0 ${ARROWHEAD.width}z`,
    fill: PLOTTER_BLUE,
  }),
)

const ARROW = 'url(#arrow)'

/** Marks as SVG; what shares a pen shares a group. */
export function svgMarks(marks: readonly Mark[]): string {
  const runs: { readonly pen: Pen | undefined; drawn: string }[] = []
  for (const mark of marks) {
    const pen = 'pen' in mark ? mark.pen : undefined
    const last = runs.at(-1)
    const drawn = svgMark(mark)
    if (last !== undefined && isSame(last.pen, pen)) last.drawn += drawn
    else runs.push({ pen, drawn })
  }
  return runs.map(({ pen, drawn }) => (pen ? tag('g', penLook(pen), drawn) : drawn)).join('')
}

function isSame(a: Pen | undefined, b: Pen | undefined): boolean {
  return a?.layer === b?.layer && a?.weight === b?.weight
}

function penLook({ layer, weight }: Pen) {
  return {
    stroke: INKS[layer],
    'stroke-width': weight,
    'stroke-linejoin': layer === 'OUTLINE' ? 'round' : undefined,
    'stroke-dasharray': DASHES[layer]?.join(' '),
  }
}

function svgMark(mark: Mark): string {
  switch (mark.kind) {
    case 'figure':
      return svgFigure(mark)
    case 'bar':
      return svgBar(mark)
    case 'words':
      return svgWords(mark)
    case 'view':
      return svgView(mark)
  }
}

function svgFigure({ paths, isFilled, pen, arrows }: Figure): string {
  return tag('path', {
    d: paths.map((path) => pathData(path)).join(''),
    ...(isFilled ? { fill: BODY } : {}),
    ...(isFilled && paths.length > 1 ? { 'fill-rule': 'evenodd' } : {}),
    ...(pen ? {} : { stroke: BODY, 'stroke-width': SEAM }),
    ...(arrows ? { 'marker-end': ARROW } : {}),
    ...(arrows === 'both' ? { 'marker-start': ARROW } : {}),
  })
}

/** A broad stroke of ink with a narrower one of paper in it. */
function svgBar({ path, width, ends, pen }: Bar): string {
  const look = { d: pathData(path), 'stroke-linejoin': 'miter' }
  const inner = { stroke: BODY, 'stroke-width': Math.max(width - pen.weight, 0.4) }
  const isOpen = ends === 'open'
  return (
    tag('path', { ...look, 'stroke-width': width + pen.weight }) +
    tag('path', { ...look, ...inner, ...(isOpen ? { 'stroke-linecap': 'square' } : {}) }) +
    (isOpen
      ? ''
      : tag('path', {
          d: barEnds(path, width)
            .map((end) => pathData(end))
            .join(''),
        }))
  )
}

/** The lines straight across the two ends of a bar. */
export function barEnds(path: Path, width: number): readonly Path[] {
  return [path, reversed(path)].map(({ start, parts: [first] }) => {
    const next = first === undefined ? start : first.kind === 'line' ? first.to : first.c1
    const along = [next[0] - start[0], next[1] - start[1]] as const
    const half = width / 2 / (Math.hypot(...along) || 1)
    return polyline([
      [start[0] - along[1] * half, start[1] + along[0] * half],
      [start[0] + along[1] * half, start[1] - along[0] * half],
    ])
  })
}

function svgWords({
  text,
  toScale,
  at: [x, y],
  size,
  anchor,
  layer,
  typeface,
  isUpended,
}: Words): string {
  return tag(
    'text',
    {
      ...(isUpended
        ? { transform: `translate(${svgNumber(x)} ${svgNumber(y)})rotate(-90)` }
        : { x, y }),
      fill: INKS[layer],
      'font-size': size === TEXT_SIZE ? undefined : size,
      'font-family': typeface === 'serif' ? SERIF : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
    },
    escapeText(toScale ?? text),
  )
}

function svgView({ marks, window }: View): string {
  if (window === undefined) return svgMarks(marks)
  return (
    tag('clipPath', { id: 'window' }, tag('rect', { ...window })) +
    tag('g', { 'clip-path': 'url(#window)' }, svgMarks(marks))
  )
}
