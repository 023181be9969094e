import { evenAngles } from './lathe.ts'
import type { RingSection } from './ring.ts'
import { type Fineness, linesFor } from '../solids/form/fineness.ts'

/** What a part looks like from above at a level; a cored square is the hole in a casting, whose core had no sharp edges. */
export type LevelSection = RingSection | 'hexagon' | 'cored square'

type Sided = Exclude<LevelSection, 'round'>

/** Sides of a section from above; the middle of one looks to the front. */
const SIDES: Readonly<Record<Sided, number>> = {
  square: 4,
  'cored square': 4,
  hexagon: 6,
  octagon: 8,
}
/** How far edges are rounded, in parts of the distance from the axis to a side. */
const EASES: Readonly<Record<Sided, number>> = {
  square: 0.05,
  'cored square': 0.2,
  hexagon: 0.05,
  octagon: 0.05,
}
/** In how many straight lines edges are rounded for a photograph. */
const EDGE_LINES = 4

/** How far the outside of a section lies from its axis, `angle` radians round from the front. */
export function sectionRadius(section: LevelSection, halfIn: number, angle: number): number {
  if (section === 'round') return halfIn
  const half = Math.PI / SIDES[section]
  const off = Math.abs(((((angle + half) % (2 * half)) + 2 * half) % (2 * half)) - half)
  const easeIn = halfIn * EASES[section]
  if (halfIn * Math.tan(off) <= (halfIn - easeIn) * Math.tan(half)) return halfIn / Math.cos(off)
  const middle = (halfIn - easeIn) / Math.cos(half)
  const beside = middle * Math.sin(half - off)
  return middle * Math.cos(half - off) + Math.sqrt(Math.max(0, easeIn ** 2 - beside ** 2))
}

/** Angles once round that suit all of some sections: close together at their edges, even between. */
export function anglesFor(
  sections: readonly LevelSection[],
  fineness: Fineness,
): readonly number[] {
  const edges = sections.flatMap((section) =>
    section === 'round' ? [] : edgeAngles(section, fineness < 0.6 ? 2 : EDGE_LINES),
  )
  const count = linesFor(sections.includes('round') ? 64 : 24, fineness)
  const apart = Math.PI / count
  const between = evenAngles(count).filter((angle) =>
    edges.every((edge) => Math.abs(edge - angle) > apart / 2),
  )
  return [...new Set([...edges, ...between])].toSorted((a, b) => a - b)
}

function edgeAngles(section: Sided, lines: number): readonly number[] {
  const half = Math.PI / SIDES[section]
  const reach = half - Math.atan((1 - EASES[section]) * Math.tan(half))
  return Array.from({ length: SIDES[section] }, (_, side) =>
    Array.from(
      { length: lines + 1 },
      (__, at) => (2 * side + 1) * half + reach * ((2 * at) / lines - 1),
    ),
  ).flat()
}
