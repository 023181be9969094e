import type { Path, Point } from '../geometry/path.ts'
import { svgNumber } from './number.ts'

/** Takes a point in inches to a point of the picture, whose y runs down. */
export type Placing = (point: Point) => Point

/** Of a unit of the picture. */
const DECIMALS = 1

/**
 * The `d` of a path put into the picture by `place`. Steps are relative to where the rounded pen stands, so
 * that rounding never adds up.
 */
export function pathData(path: Path, place: Placing = (point) => point): string {
  let pen = rounded(place(path.start))
  let data = `M${numbers(pen)}`
  for (const part of path.parts) {
    const targets = part.kind === 'line' ? [part.to] : [part.c1, part.c2, part.to]
    const points = targets.map((target) => rounded(place(target)))
    const steps = points.flatMap(([x, y]) => [x - pen[0], y - pen[1]])
    data += `${part.kind === 'line' ? 'l' : 'c'}${numbers(steps)}`
    pen = points.at(-1) ?? pen
  }
  return path.isClosed ? `${data}z` : data
}

function rounded([x, y]: Point): Point {
  const steps = 10 ** DECIMALS
  return [Math.round(x * steps) / steps, Math.round(y * steps) / steps]
}

function numbers(values: readonly number[]): string {
  return values
    .map((value) => svgNumber(value, DECIMALS))
    .reduce((text, next) => (next.startsWith('-') ? text + next : `${text} ${next}`))
}
