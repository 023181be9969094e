import type { Point } from '../../../geometry/path.ts'
import type { OrnamentOf } from '../ornament.ts'

/** C: both ends roll the same way. S: they roll opposite ways. Heart: only the upper end rolls. */
type ScrollForm = OrnamentOf<'scroll'>['form']

const STEPS = 120
/** A point is kept whenever the line has turned by this much, or run this far. */
const KEPT_TURN = 0.34
const KEPT_LENGTH = 0.06
/** How strongly an end rolls, and how small the eye of the roll is, in parts of the length. */
const ROLL = 4.8
const EYE = 0.045

/** Turning per length, from the bottom (0) to the top (1); positive turns left. */
type Curvature = (t: number, bend: number) => number

const CURVATURE = {
  C: (t, bend) => -(bend + roll(t) + roll(1 - t)),
  S: (t) => 1.1 * (roll(t) - roll(1 - t)),
  heart: (t, bend) => bend + roll(1 - t),
} as const satisfies Record<ScrollForm, Curvature>

/** A forged end: the nearer to the end, the tighter, like a spiral drawn from its eye. */
function roll(fromEnd: number): number {
  return Math.max(0, ROLL / (fromEnd + EYE) - ROLL / (0.5 + EYE))
}

const BENDS = Array.from({ length: 16 }, (_, index) => -3 + index * 0.6)

/**
 * Points on the line of a scroll that stands on the right of its bar, bent so that its width is to its height as
 * near to `aspect` as it will go. Its size is free: the caller fits it.
 */
export function scrollPoints(form: ScrollForm, aspect: number): readonly Point[] {
  const lines = BENDS.map((bend) => bentLine(form, bend))
  const misses = lines.map((points) => Math.abs(Math.log(aspectOf(points) / aspect)))
  return lines[misses.indexOf(Math.min(...misses))] ?? bentLine(form, 0)
}

/** C and heart are bent in their spine; an S leans, so that its rolls stand above each other or apart. */
function bentLine(form: ScrollForm, bend: number): readonly Point[] {
  return line((t) => CURVATURE[form](t, bend), form === 'S' ? bend * 0.11 : 0)
}

function aspectOf(points: readonly Point[]): number {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return (Math.max(...xs) - Math.min(...xs)) / (Math.max(...ys) - Math.min(...ys))
}

function line(curvature: (t: number) => number, lean: number): readonly Point[] {
  const points: Point[] = [[0, 0]]
  let heading = Math.PI / 2 - lean - turnedBy(curvature, 0.5)
  let [x, y, turn, run] = [0, 0, 0, 0]
  for (let step = 0; step < STEPS; step += 1) {
    const bend = curvature((step + 0.5) / STEPS) / STEPS
    heading += bend / 2
    x += Math.cos(heading) / STEPS
    y += Math.sin(heading) / STEPS
    heading += bend / 2
    turn += Math.abs(bend)
    run += 1 / STEPS
    if (turn < KEPT_TURN && run < KEPT_LENGTH && step < STEPS - 1) continue
    points.push([x, y])
    turn = 0
    run = 0
  }
  return points
}

/** How far a part of the line turns; with the first half the heading is set so that the middle runs up. */
function turnedBy(curvature: (t: number) => number, end: number): number {
  let turn = 0
  for (let step = 0; step < STEPS * end; step += 1) turn += curvature((step + 0.5) / STEPS) / STEPS
  return turn
}
