import { type CourseDisc, type CoursePlace, walkCourse } from '@millrun/catalogue/shapes/course'
import type { CourseStep, FittingShape } from '@millrun/catalogue/shapes/fitting-shape'

/** A stretch of a fitting's rail that follows one step of its course. */
export interface CourseLength {
  readonly kind: 'straight' | 'bend'
  readonly places: readonly CoursePlace[]
  /** It begins or ends in the middle of a cap. */
  readonly from?: CourseDisc
  readonly to?: CourseDisc
  /** It cannot be one piece with the stretch before it: a cap or a mitre lies between. */
  readonly isParted: boolean
}

/** Bends wider than this are made of two pieces. */
const WIDEST_DEG = 100

/** The stretches of a fitting in the order of its course; bends are followed in steps of `stepDeg`. */
export function courseLengths(shape: FittingShape, stepDeg: number): readonly CourseLength[] {
  const { places, discs } = walkCourse(shape, stepDeg)
  const stops = shape.course.map((_, index) => endOf(shape, index, stepDeg))
  const caps = shape.course.map(({ kind }, index) =>
    kind === 'cap' ? discs[discsBefore(shape, index)] : undefined,
  )
  return shape.course.flatMap((step, index): readonly CourseLength[] => {
    if (!isRun(step)) return []
    const [from, to] = [capBefore(shape, caps, index), caps[index + 1]]
    const length: CourseLength = {
      kind: step.kind === 'straight' ? 'straight' : 'bend',
      places: places.slice(stops[index - 1] ?? 0, (stops[index] ?? 0) + 1),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      isParted: index > 0 && !isRunAt(shape, index - 1),
    }
    return halved(length, step)
  })
}

/** The number of the place at which a step of the course ends. */
function endOf(shape: FittingShape, index: number, stepDeg: number): number {
  const { places } = walkCourse({ ...shape, course: shape.course.slice(0, index + 1) }, stepDeg)
  return places.length - 1
}

function discsBefore({ course }: FittingShape, index: number): number {
  return course.slice(0, index).filter(({ kind }) => kind === 'cap' || kind === 'eye').length
}

/** The cap that a step begins in; a mitre may lie between. */
function capBefore(
  shape: FittingShape,
  caps: readonly (CourseDisc | undefined)[],
  index: number,
): CourseDisc | undefined {
  const before = shape.course[index - 1]
  if (before === undefined || isRun(before)) return undefined
  return caps[index - 1] ?? capBefore(shape, caps, index - 1)
}

function isRunAt({ course }: FittingShape, index: number): boolean {
  const step = course[index]
  return step !== undefined && isRun(step)
}

/** Whether rail follows a step: it does not follow a cap or a mitre. */
function isRun(step: CourseStep): boolean {
  if (step.kind === 'cap' || step.kind === 'eye') return false
  return step.kind !== 'turn' || step.radiusIn > 0
}

function halved(length: CourseLength, step: CourseStep): readonly CourseLength[] {
  if (step.kind !== 'turn' || Math.abs(step.angleDeg) <= WIDEST_DEG) return [length]
  const middle = Math.floor(length.places.length / 2)
  return [
    { ...length, places: length.places.slice(0, middle + 1) },
    { ...length, places: length.places.slice(middle), isParted: true },
  ]
}
