import { lowerFirst } from '../../full-description.ts'
import { formatInches } from '../../inches.ts'
import type { CourseStep, FittingShape } from '../../shapes/fitting-shape.ts'
import { plumbLengthIn } from '../../shapes/plumb-length.ts'
import { railWidthIn } from '../../shapes/rail-sizes.ts'

/** One thing to say about a fitting: as a feature, and as a row of its specifications. */
export interface FittingFact {
  readonly name: string
  readonly value: string
  readonly feature: string
}

/** Rise of the flight for which goosenecks are made, in inches. */
const RISER_IN = 7.5
const RISERS: Readonly<Record<number, string>> = { 1: 'One riser', 2: 'Two risers' }

type StepOf<K extends CourseStep['kind']> = Extract<CourseStep, { readonly kind: K }>

/** What the course of a fitting amounts to: its bends, drop and caps. */
export function fittingFacts(shape: FittingShape): readonly FittingFact[] {
  const { course } = shape
  return [...drop(shape), ...scroll(course), ...caps(shape), ...turns(course), ...easings(shape)]
}

function drop(shape: FittingShape): readonly FittingFact[] {
  const plumbIn = plumbLengthIn(shape)
  if (plumbIn === 0) return []
  const plumb = `${formatInches(plumbIn)} of plumb rail`
  const count = RISERS[plumbIn / RISER_IN]
  const feature = count === undefined ? `Ends in ${plumb}` : `${count}: ${plumb}`
  return [{ name: 'Plumb length', value: formatInches(plumbIn), feature }]
}

function scroll(course: readonly CourseStep[]): readonly FittingFact[] {
  const arcs = only(course, 'turn')
  const radii = list(arcs.map(({ radiusIn }) => formatInches(radiusIn)))
  return only(course, 'eye').map(({ diameterIn }) => ({
    name: 'Scroll',
    value: `Quarter arcs of ${radii} radius, eye ${formatInches(diameterIn)} across`,
    feature: `Scroll of ${arcs.length} quarter arcs about a ${formatInches(diameterIn)} eye`,
  }))
}

function caps(shape: FittingShape): readonly FittingFact[] {
  const widthIn = railWidthIn(shape)
  return only(shape.course, 'cap').map(({ diameterIn }) => {
    const across = formatInches(diameterIn)
    return diameterIn > widthIn
      ? {
          name: 'Cap',
          value: `${across} across, bored for a 3/4" pin`,
          feature: `${across} cap for a pin top newel`,
        }
      : { name: 'End', value: 'Rounded, molding returned', feature: 'Molding runs round the end' }
  })
}

function turns(course: readonly CourseStep[]): readonly FittingFact[] {
  if (course.some(({ kind }) => kind === 'eye')) return []
  const found = only(course, 'turn')
  const first = found[0]
  if (first === undefined) return []
  const angle = `${Math.round(Math.abs(first.angleDeg))}°`
  const times = found.length > 1 ? 'Two bends of ' : ''
  if (first.radiusIn === 0)
    return [{ name: 'Turn', value: `${angle} miter`, feature: `${angle} mitered turn` }]
  const radius = `${formatInches(first.radiusIn)} radius`
  return [
    {
      name: 'Turn',
      value: `${times}${angle}, ${radius} on the center line`,
      feature: `${times === '' ? `${angle} turn` : `${times}${angle}`}, ${radius}`,
    },
  ]
}

function easings(shape: FittingShape): readonly FittingFact[] {
  const found = only(shape.course, 'ease')
  if (found.length === 0) return climb(shape)
  const radii = [...new Set(found.map((step) => formatInches(step.radiusIn)))]
  if (found.length > 3) return [uprightScroll(list(radii))]
  const slopes = pitches(shape)
  return [
    {
      name: 'Easing',
      value: `${slopes}, ${list(radii)} radius`,
      feature: `Eases ${lowerFirst(slopes)}`,
    },
  ]
}

/** What a turn that gets steeper on its way does instead of an easing. */
function climb(shape: FittingShape): readonly FittingFact[] {
  if (!only(shape.course, 'turn').some(({ easeDeg }) => easeDeg !== undefined)) return []
  const slopes = pitches(shape)
  return [
    {
      name: 'Climb',
      value: `${slopes}, within the last quarter`,
      feature: `Climbs ${lowerFirst(slopes)} as it turns`,
    },
  ]
}

function uprightScroll(radii: string): FittingFact {
  return {
    name: 'Scroll',
    value: `Upright, arcs of ${radii} radius`,
    feature: `Upright scroll on radii of ${radii}`,
  }
}

/** The slopes that a fitting leads between: `From level to a 37° pitch`. */
function pitches(shape: FittingShape): string {
  const slopes = shape.course.reduce<readonly number[]>(
    (found, step) => {
      const now = found.at(-1) ?? 0
      if (step.kind === 'ease') return [...found, now + step.angleDeg]
      return step.kind === 'turn' ? [...found, now + (step.easeDeg ?? 0)] : found
    },
    [shape.startSlopeDeg],
  )
  return `From ${slopeName(slopes[0] ?? 0)} to ${slopeName(slopes.at(-1) ?? 0)}`
}

function slopeName(slopeDeg: number): string {
  const rounded = Math.round(slopeDeg)
  if (rounded === 0) return 'level'
  return rounded === 90 ? 'plumb' : `a ${rounded}° pitch`
}

function only<K extends CourseStep['kind']>(
  course: readonly CourseStep[],
  kind: K,
): readonly StepOf<K>[] {
  return course.filter((step): step is StepOf<K> => step.kind === kind)
}

function list(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}
