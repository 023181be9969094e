import type { BoxNewelShape, NewelPanel } from '@millrun/catalogue/shapes/box-newel-shape'
import { BEVEL_IN, panelFields, RECESS_IN } from './panel-fields.ts'
import { postTopIn } from './box-newel-rings.ts'
import type { Point } from '../../geometry/path.ts'
import { easedRectangle } from '../../solids/form/eased-rectangle.ts'
import { uprightPrism } from '../../solids/form/upright-prism.ts'
import { meshOf } from '../../solids/mesh/mesh-of.ts'
import type { Solid } from '../../solids/solid.ts'
import { fieldBoard, stickingRound } from './panel-field.ts'
import { LEVEL, onFourSides, UPRIGHT } from './side-placements.ts'

const EASE_IN = 0.03

/** Frame and panels on all four sides of a post of even width, over the core that they are fixed to. */
export function panelledSides(shape: BoxNewelShape): readonly Solid[] {
  const stileIn = Math.max(...shape.panels.map((panel) => panel.stileIn))
  return [
    ...stiles(shape, stileIn),
    ...crossRails(shape, stileIn),
    ...shape.panels.flatMap((panel) => panelSolids(shape, panel)),
  ]
}

function panelSolids(shape: BoxNewelShape, panel: NewelPanel): readonly Solid[] {
  const [edge, ...inner] = panelFields(shape, panel)
  if (edge === undefined) return []
  if (panel.form === 'slats') return inner.map((slat) => fieldBoard('slat', slat, EASE_IN))
  const raised = inner[1]
  return [
    ...stickingRound(edge),
    ...(raised === undefined ? [] : [fieldBoard('raised panel', raised, BEVEL_IN)]),
  ]
}

/** Two upright boards a side, mitred where they meet round the corner. */
function stiles(shape: BoxNewelShape, stileIn: number): readonly Solid[] {
  const half = shape.widthIn / 2
  const floor = half - RECESS_IN
  const right: readonly Point[] = [
    [half - stileIn, floor - 0.05],
    [floor - 0.05, floor - 0.05],
    [half - EASE_IN / 3, half - EASE_IN / 3],
    [half - EASE_IN, half],
    [half - stileIn + EASE_IN / 2, half],
    [half - stileIn, half - EASE_IN / 2],
  ]
  const left = right.map(([x, z]): Point => [-x, z]).toReversed()
  return [left, right].map((section) => ({
    name: 'stile',
    substance: 'wood',
    mesh: meshOf(
      uprightPrism(section.map(([x, z]): Point => [x, -z]).toReversed(), 0, postTopIn(shape)),
    ),
    placements: onFourSides(UPRIGHT, { alongIn: 0, upIn: 0, outIn: 0 }),
  }))
}

/** The boards of the frame below, between and above the panels: level, but for those that are taller than wide. */
function crossRails(shape: BoxNewelShape, stileIn: number): readonly Solid[] {
  const panels = shape.panels.toSorted((a, b) => a.fromIn - b.fromIn)
  const starts = [0, ...panels.map(({ toIn }) => toIn)]
  const ends = [...panels.map(({ fromIn }) => fromIn), postTopIn(shape)]
  return starts.map((fromIn, index) => crossRail(shape, stileIn, fromIn, ends[index] ?? fromIn))
}

function crossRail(
  { widthIn }: BoxNewelShape,
  stileIn: number,
  fromIn: number,
  toIn: number,
): Solid {
  const acrossIn = widthIn - 2 * stileIn
  const isLevel = toIn - fromIn <= acrossIn
  const depthIn = RECESS_IN + 0.05
  const [grainIn, wideIn] = isLevel ? [acrossIn, toIn - fromIn] : [toIn - fromIn, acrossIn]
  const [xIn, zIn] = isLevel ? [depthIn, wideIn] : [wideIn, depthIn]
  const section = easedRectangle(xIn, zIn, EASE_IN / 2)
  return {
    name: 'cross rail',
    substance: 'wood',
    mesh: meshOf(
      uprightPrism(section.map(([x, y]): Point => [x, -y]).toReversed(), -grainIn / 2, grainIn / 2),
    ),
    placements: onFourSides(isLevel ? LEVEL : UPRIGHT, {
      alongIn: 0,
      upIn: (fromIn + toIn) / 2,
      outIn: widthIn / 2 - depthIn / 2,
    }),
  }
}
