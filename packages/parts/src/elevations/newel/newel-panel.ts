import type { BoxNewelShape, NewelPanel } from '@millrun/catalogue/shapes/box-newel-shape'
import { polygon, type Point } from '../../geometry/path.ts'
import { evenShading, type Face } from '../piece.ts'
import { stackLight } from '../stack/stack-light.ts'
import { postWidthAt } from './box-newel-rings.ts'
import type { NewelSide } from './newel-side.ts'

/** A rectangle on a side of the post, at a distance from the post's axis. */
export interface Field {
  readonly middleIn: number
  readonly halfIn: number
  readonly fromIn: number
  readonly toIn: number
  readonly outIn: number
}

/** How deep a panel lies behind its frame. */
export const RECESS_IN = 0.375
/** Width of the moulding along the frame. */
export const MOULDING_IN = 0.3
/** Width of the bevel round a raised panel. */
export const BEVEL_IN = 0.8
const SLATS = 3
/** How far a bevel leans, in degrees. */
const LEAN_DEG = 48

/** The fields of a panel, from where it meets its frame inwards; slats lie beside each other. */
export function panelFields(shape: BoxNewelShape, panel: NewelPanel): readonly Field[] {
  const outIn = postWidthAt(shape, panel.fromIn) / 2
  const { fromIn, toIn, stileIn, form } = panel
  const edge = { middleIn: 0, halfIn: outIn - stileIn, fromIn, toIn, outIn }
  const floor = inset(edge, MOULDING_IN, -RECESS_IN)
  switch (form) {
    case 'recessed':
      return [edge, floor]
    case 'raised':
      return [edge, floor, inset(floor, BEVEL_IN, RECESS_IN * 0.9)]
    case 'slats':
      return [edge, ...slats(edge)]
  }
}

/** One panel on one side, shaded as light from above and the left falls into it. */
export function panelFaces(
  shape: BoxNewelShape,
  panel: NewelPanel,
  side: NewelSide,
): readonly Face[] {
  const [edge, ...inner] = panelFields(shape, panel)
  if (edge === undefined) return []
  if (panel.form !== 'slats') {
    return inner.flatMap((field, index) => [
      ...bevels(inner[index - 1] ?? edge, field, side),
      fieldFace(field, side, 0.95 + index * 0.08),
    ])
  }
  const ground = inset(edge, 0, -RECESS_IN)
  return [
    fieldFace(ground, side, 0.55),
    ...inner.flatMap((slat) => [
      ...bevels({ ...slat, outIn: ground.outIn }, slat, side),
      fieldFace(slat, side, 1),
    ]),
  ]
}

/** The corners of a field as seen, anticlockwise from the lower left. */
export function fieldCorners(
  { middleIn, halfIn, fromIn, toIn, outIn }: Field,
  { place }: NewelSide,
): readonly [Point, Point, Point, Point] {
  return [
    place(middleIn - halfIn, fromIn, outIn),
    place(middleIn + halfIn, fromIn, outIn),
    place(middleIn + halfIn, toIn, outIn),
    place(middleIn - halfIn, toIn, outIn),
  ]
}

function inset(field: Field, byIn: number, outIn: number): Field {
  return {
    ...field,
    halfIn: field.halfIn - byIn,
    fromIn: field.fromIn + byIn,
    toIn: field.toIn - byIn,
    outIn: field.outIn + outIn,
  }
}

/** Slats stand level with the frame, with gaps half as wide as a slat. */
function slats(edge: Field): readonly Field[] {
  const slatIn = (2 * edge.halfIn) / (SLATS + (SLATS + 1) / 2)
  return Array.from({ length: SLATS }, (_, index) => ({
    ...edge,
    halfIn: slatIn / 2,
    middleIn: -edge.halfIn + slatIn * (1 + index * 1.5),
  }))
}

function fieldFace(field: Field, side: NewelSide, gain: number): Face {
  const light = stackLight(side.normalDeg, 0) * gain
  const shading = {
    run: 'along',
    stops: [
      [0, light * 1.03],
      [1, light * 0.95],
    ],
  } as const
  return { kind: 'face', outline: polygon(fieldCorners(field, side)), shading }
}

/** The four faces that lead from one field to the next, inwards or outwards. */
function bevels(outer: Field, inner: Field, side: NewelSide): readonly Face[] {
  const from = fieldCorners(outer, side)
  const to = fieldCorners(inner, side)
  const lean = inner.outIn < outer.outIn ? LEAN_DEG : -LEAN_DEG
  const lights = [
    stackLight(side.normalDeg, lean),
    stackLight(side.normalDeg - lean, 0),
    stackLight(side.normalDeg, -lean),
    stackLight(side.normalDeg + lean, 0),
  ]
  return lights.flatMap((light, index): readonly Face[] => {
    const next = (index + 1) % 4
    const [a, b, c, d] = [from[index], from[next], to[next], to[index]]
    if (!a || !b || !c || !d) return []
    return [{ kind: 'face', outline: polygon([a, b, c, d]), shading: evenShading(light) }]
  })
}
