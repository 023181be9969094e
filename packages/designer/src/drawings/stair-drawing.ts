/** A place on a drawing: to the right and up, in inches of the stair. */
export type DrawnPoint = readonly [xIn: number, yIn: number]

/** What a line shows, from back to front: later lines lie over earlier ones. */
export type DrawnThing = 'wall' | 'floor' | 'step' | 'baluster' | 'rail' | 'newel' | 'centre'

export interface DrawnLine {
  readonly of: DrawnThing
  readonly points: readonly DrawnPoint[]
  /** Closed figures cover what lies behind them. */
  readonly isClosed: boolean
}

/** A closed figure. */
export function closed(of: DrawnThing, points: readonly DrawnPoint[]): DrawnLine {
  return { of, points, isClosed: true }
}

/** A line from its first point to its last. */
export function open(of: DrawnThing, points: readonly DrawnPoint[]): DrawnLine {
  return { of, points, isClosed: false }
}

/** A length that is written on the drawing; its number is worked out from its ends. */
export interface DrawnDimension {
  readonly from: DrawnPoint
  readonly to: DrawnPoint
  readonly runs: 'horizontally' | 'vertically'
  /** Where its line runs: a height for what runs horizontally, else a distance to the right. */
  readonly atIn: number
  readonly label: string
}

/** A plan or an elevation of a stair as lines and lengths, for screen, paper and CAD. */
export interface StairDrawing {
  readonly id: string
  readonly title: string
  readonly lines: readonly DrawnLine[]
  readonly dimensions: readonly DrawnDimension[]
}

export interface DrawnBounds {
  readonly leastIn: DrawnPoint
  readonly mostIn: DrawnPoint
}

/** The box around all lines and dimension lines of a drawing. */
export function drawnBounds({ lines, dimensions }: StairDrawing): DrawnBounds {
  const points = [
    ...lines.flatMap((line) => line.points),
    ...dimensions.flatMap(({ from, to, runs, atIn }): readonly DrawnPoint[] =>
      runs === 'horizontally'
        ? [
            [from[0], atIn],
            [to[0], atIn],
          ]
        : [
            [atIn, from[1]],
            [atIn, to[1]],
          ],
    ),
  ]
  const xs = points.map(([xIn]) => xIn)
  const ys = points.map(([, yIn]) => yIn)
  return {
    leastIn: [Math.min(...xs), Math.min(...ys)],
    mostIn: [Math.max(...xs), Math.max(...ys)],
  }
}

/** How wide and how high a drawing is with its dimension lines. */
export function drawnSize(drawing: StairDrawing): readonly [wideIn: number, highIn: number] {
  const { leastIn, mostIn } = drawnBounds(drawing)
  return [mostIn[0] - leastIn[0], mostIn[1] - leastIn[1]]
}
