type Spot = readonly [x: number, y: number]

/**
 * Points that SVG path data in capital letters does not reach beyond: its own, of curves the controls, of
 * arcs the corners around their whole circle. Throws where a letter has not the numbers it takes.
 */
export function pathHull(data: string): readonly Spot[] {
  let pen: Spot = [0, 0]
  return [...data.matchAll(/([A-Z])([^A-Z]*)/g)].flatMap(([step, letter = '', text = '']) => {
    const values = [...text.matchAll(/-?[\d.]+/g)].map(Number)
    const reached = STEPS[letter]?.(pen, values)
    if (reached === undefined) throw new Error(`"${step}" cannot be read`)
    pen = reached.at(-1) ?? pen
    return reached
  })
}

/** What a step reaches, last the place where it ends; undefined when it has too few or many numbers. */
type Step = (from: Spot, values: readonly number[]) => readonly Spot[] | undefined

const STEPS: Readonly<Record<string, Step>> = {
  M: (_, values) => pairsOf(values, 1),
  L: (_, values) => pairsOf(values, 1),
  C: (_, values) => pairsOf(values, 3),
  H: ([, y], [x = Number.NaN, ...more]) => (more.length === 0 ? [[x, y]] : undefined),
  V: ([x], [y = Number.NaN, ...more]) => (more.length === 0 ? [[x, y]] : undefined),
  A: (from, [radius = 0, other, , isLarge, isSweep, ...to]) => {
    const [end] = pairsOf(to, 1) ?? []
    if (end === undefined || other !== radius) return undefined
    const [x, y] = centreOf(from, end, isLarge === isSweep ? -radius : radius)
    return [[x - radius, y - radius], [x + radius, y + radius], end]
  },
  Z: (_, values) => (values.length === 0 ? [] : undefined),
}

function pairsOf(values: readonly number[], count: number): readonly Spot[] | undefined {
  if (values.length !== 2 * count) return undefined
  return Array.from({ length: count }, (_, index) => [
    values[2 * index] ?? Number.NaN,
    values[2 * index + 1] ?? Number.NaN,
  ])
}

/** Of a circle through two places; to the right of the way between them when its radius is positive. */
function centreOf([x1, y1]: Spot, [x2, y2]: Spot, radius: number): Spot {
  const half = Math.hypot(x2 - x1, y2 - y1) / 2
  const away = Math.sign(radius) * Math.sqrt(Math.max(0, radius * radius - half * half))
  const share = away / (2 * half)
  return [(x1 + x2) / 2 - (y2 - y1) * share, (y1 + y2) / 2 + (x2 - x1) * share]
}
