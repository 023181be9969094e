/** A place on the underside of a rail: along its span, and above the lower floor, in inches. */
export type RailPoint = readonly [alongIn: number, upIn: number]

/** The underside of a rail between two posts, its fittings included, in the order of the span. */
export type RailLine = readonly RailPoint[]

/** Height of a rail's underside at a place; beyond its ends the line runs on. */
export function undersideAt(line: RailLine, alongIn: number): number {
  const after = line.findIndex(([atIn], index) => index > 0 && atIn >= alongIn - 1e-9)
  const index = after === -1 ? line.length - 1 : after
  const [from, to] = [line[index - 1], line[index]]
  if (from === undefined || to === undefined) return line[0]?.[1] ?? 0
  const lengthIn = to[0] - from[0]
  return lengthIn === 0
    ? Math.min(from[1], to[1])
    : from[1] + ((to[1] - from[1]) * (alongIn - from[0])) / lengthIn
}
