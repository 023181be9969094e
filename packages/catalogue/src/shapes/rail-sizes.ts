import type { RailShape, SectionPoint } from './rail-shape.ts'

/** Whatever is made of a rail's section. */
type Sectioned = Pick<RailShape, 'halfSection'>

/** Full width of a rail, in inches. */
export function railWidthIn(shape: Sectioned): number {
  return 2 * Math.max(...shape.halfSection.map(([xIn]) => xIn))
}

/** Full height of a rail, in inches. */
export function railHeightIn(shape: Sectioned): number {
  return Math.max(...shape.halfSection.map(([, yIn]) => yIn))
}

/** Width of a rail's flat underside, the plow left out, in inches; 0 where it is round or keeled. */
export function flatUndersideIn({ halfSection }: Sectioned): number {
  const flat = halfSection.filter(([, yIn]) => yIn === 0).map(([xIn]) => xIn)
  return 2 * Math.max(0, ...flat)
}

/** Length of the line around a rail's section, the plow left out, in inches. */
export function railPerimeterIn(shape: RailShape): number {
  return 2 * sum(shape.halfSection.slice(1), (to, index) => chordIn(shape.halfSection[index], to))
}

/** Half the width of a rail at a height, in inches; 0 outside the section. */
export function halfWidthAtIn(shape: RailShape, heightIn: number): number {
  const crossings = shape.halfSection.slice(1).map((to, index) => {
    const from = shape.halfSection[index] ?? to
    const [lower, upper] = from[1] <= to[1] ? [from, to] : [to, from]
    if (heightIn < lower[1] || heightIn > upper[1]) return 0
    if (upper[1] === lower[1]) return Math.max(lower[0], upper[0])
    const share = (heightIn - lower[1]) / (upper[1] - lower[1])
    return lower[0] + share * (upper[0] - lower[0])
  })
  return Math.max(0, ...crossings)
}

function chordIn(from: SectionPoint | undefined, to: SectionPoint): number {
  return from === undefined ? 0 : Math.hypot(to[0] - from[0], to[1] - from[1])
}

function sum(
  points: readonly SectionPoint[],
  valueOf: (point: SectionPoint, index: number) => number,
): number {
  return points.reduce((total, point, index) => total + valueOf(point, index), 0)
}
