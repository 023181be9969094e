import { type CourseDisc, type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { CourseStep, FittingShape } from '@millrun/catalogue/shapes/fitting-shape'
import { fittingExtents } from '@millrun/catalogue/shapes/fitting-sizes'
import { railWidthIn } from '@millrun/catalogue/shapes/rail-sizes'
import type { Point } from '../../geometry/path.ts'
import type { Dimension, LeaderDimension, SpanDimension } from '../../elevations/dimension.ts'

/** How far up on the sheet the side view and the plan were moved. */
export interface Views {
  readonly sideUpIn: number
  readonly planUpIn: number
}

/** The measures of a fitting: overall in three directions, its plumb length, its caps and its bends. */
export function fittingDimensions(shape: FittingShape, views: Views): readonly Dimension[] {
  const { along, left, up } = fittingExtents(shape)
  const { discs } = walkCourse(shape)
  const inner = [...plumbLength(shape, views), ...offset(shape, views)]
  const outerRow = inner.length > 0 ? 1 : 0
  const middles = discMiddles(shape)
  return [
    ...inner,
    ...middles,
    { kind: 'across', fromIn: along[0], toIn: along[1], row: middles.length > 0 ? 1 : 0 },
    { kind: 'along', fromIn: up[0] + views.sideUpIn, toIn: up[1] + views.sideUpIn, row: outerRow },
    {
      kind: 'along',
      fromIn: left[0] + views.planUpIn,
      toIn: left[1] + views.planUpIn,
      row: outerRow,
    },
    ...discs.flatMap((disc) => discLeader(disc, shape, views)),
    ...bendLeaders(shape, views),
  ]
}

/** The straight length that stands upright. */
function plumbLength(shape: FittingShape, { sideUpIn }: Views): readonly SpanDimension[] {
  const { places } = walkCourse(shape)
  return places.slice(1).flatMap((to, index): readonly SpanDimension[] => {
    const from = places[index]
    const isPlumb = from !== undefined && isUpright(from) && isUpright(to)
    if (!isPlumb || to.upIn - from.upIn < 3) return []
    return [{ kind: 'along', fromIn: from.upIn + sideUpIn, toIn: to.upIn + sideUpIn, row: 0 }]
  })
}

function isUpright({ slopeDeg }: CoursePlace): boolean {
  return Math.abs(slopeDeg - 90) < 0.01
}

/** Where the newel stands under an eye or a cap: from its middle to either end of the fitting. */
function discMiddles(shape: FittingShape): readonly SpanDimension[] {
  const [leftIn, rightIn] = fittingExtents(shape).along
  const [disc] = walkCourse(shape).discs
  if (disc === undefined || disc.radiusIn * 2 <= railWidthIn(shape)) return []
  return [
    { kind: 'across', fromIn: leftIn, toIn: disc.alongIn, row: 0 },
    { kind: 'across', fromIn: disc.alongIn, toIn: rightIn, row: 0 },
  ]
}

/** How far a cap or an eye stands aside of the rail. */
function offset(shape: FittingShape, { planUpIn }: Views): readonly SpanDimension[] {
  const { places, discs } = walkCourse(shape)
  const end = places.at(-1)
  const [disc] = discs
  if (!end || !disc || Math.abs(end.headingDeg % 180) > 1) return []
  const ends = [end.leftIn + planUpIn, disc.leftIn + planUpIn]
  const [fromIn, toIn] = [Math.min(...ends), Math.max(...ends)]
  return toIn - fromIn < 1 ? [] : [{ kind: 'along', fromIn, toIn, row: 0 }]
}

function discLeader(disc: CourseDisc, shape: FittingShape, { planUpIn }: Views) {
  if (disc.radiusIn * 2 <= railWidthIn(shape)) return []
  const at: Point = [disc.alongIn, disc.leftIn + disc.radiusIn + planUpIn]
  const note = shape.course.some(({ kind }) => kind === 'eye') ? 'eye' : 'cap'
  return [{ kind: 'leader', at, valueIn: disc.radiusIn * 2, mark: 'ø', note } as const]
}

/** Radius and angle of each bend, told once for each size, at the middle of the bend. */
function bendLeaders(shape: FittingShape, views: Views): readonly LeaderDimension[] {
  const told = new Set<string>()
  return shape.course.flatMap((step, index): readonly LeaderDimension[] => {
    if ((step.kind !== 'turn' && step.kind !== 'ease') || step.radiusIn === 0) return []
    const key = `${step.kind} ${step.radiusIn} ${Math.abs(step.angleDeg)}`
    if (told.has(key)) return []
    told.add(key)
    const middle = middleOf(shape, index, step)
    if (middle === undefined) return []
    const at: Point =
      step.kind === 'turn'
        ? [middle.alongIn, middle.leftIn + views.planUpIn]
        : [middle.alongIn, middle.upIn + views.sideUpIn]
    return [{ kind: 'leader', at, valueIn: step.radiusIn, mark: '', note: bendNote(step) }]
  })
}

/** A quarter turn goes without saying. */
function bendNote({ angleDeg }: { readonly angleDeg: number }): string {
  const bentDeg = Math.round(Math.abs(angleDeg) * 10) / 10
  return bentDeg === 90 ? 'radius' : `radius, ${bentDeg}°`
}

/** The place in the middle of a step. */
function middleOf(
  shape: FittingShape,
  index: number,
  step: Extract<CourseStep, { kind: 'turn' } | { kind: 'ease' }>,
): CoursePlace | undefined {
  const half = { ...step, angleDeg: step.angleDeg / 2 }
  return walkCourse({ ...shape, course: [...shape.course.slice(0, index), half] }).places.at(-1)
}
