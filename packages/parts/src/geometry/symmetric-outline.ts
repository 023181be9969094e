import { closed, joined, moved, type Path, type Point, reversed } from './path.ts'

/** The closed outline of a turned thing, from its right side written from the bottom up. */
export function symmetricOutline(rightSide: Path): Path {
  return closed(joined(rightSide, reversed(moved(rightSide, mirror))))
}

function mirror([x, y]: Point): Point {
  return [-x, y]
}
