import { WALKLINE_IN } from '../code-check/irc-2021.ts'
import { apartIn, pathLengthIn, type PlanPoint, placeOn, passedAt } from './plan-path.ts'

/** What a turn by wedges is set out by, in inches. */
export interface TurnMeasures {
  readonly widthIn: number
  /** Between the flights of a U; undefined for an L. */
  readonly wellIn: number | undefined
  readonly wedges: number
  /** How wide the wedges are meant to be at their narrow ends. */
  readonly narrowIn: number
}

/** The riser of a wedge: where it meets the narrow side and the wide one, measured along both. */
export interface WedgeLine {
  readonly inner: PlanPoint
  readonly outer: PlanPoint
  readonly walk: PlanPoint
  readonly innerIn: number
  readonly outerIn: number
}

/** A turn by wedges before it lies anywhere: x along the flight that comes up, y out from the narrow side. */
export interface WedgeTurn {
  /** How far it reaches into both flights before and after the corner. */
  readonly reachIn: number
  readonly inner: readonly PlanPoint[]
  readonly outer: readonly PlanPoint[]
  /** From the riser that leads onto the first wedge to the one that leads off the last. */
  readonly lines: readonly WedgeLine[]
}

/**
 * Sets out a turn. Narrow ends are chords of `narrowIn`, stepped off from the middle of the turn, and what
 * they take beyond the corner is how far the turn reaches into the flights; the walkline is cut into equal chords.
 */
export function wedgeTurn(turn: TurnMeasures): WedgeTurn {
  const key = JSON.stringify(turn)
  const found = lastTurn?.key === key ? lastTurn.turn : setOut(turn)
  lastTurn = { key, turn: found }
  return found
}

/** Choosing a newel builds the same stair with every one that is sold: its turn is set out once. */
let lastTurn: { readonly key: string; readonly turn: WedgeTurn } | undefined

function setOut(turn: TurnMeasures): WedgeTurn {
  const reachIn = reachOf(turn)
  const inner = around(turn, reachIn, 0)
  const outer = around(turn, reachIn, turn.widthIn)
  const walk = walkline(turn, reachIn)
  const innerAt = placesFor(inner, turn.wedges)
  const walkAt = placesFor(walk, turn.wedges)
  const lines = innerAt.map((innerIn, index): WedgeLine => {
    const [from, through] = [placeOn(inner, innerIn), placeOn(walk, walkAt[index] ?? 0)]
    const isEnd = index === 0 || index === turn.wedges
    const outerIn = isEnd
      ? (index * pathLengthIn(outer)) / turn.wedges
      : passedAt(outer, from, through)
    return { inner: from, outer: placeOn(outer, outerIn), walk: through, innerIn, outerIn }
  })
  return { reachIn, inner, outer, lines }
}

/** The line that runs `outIn` from the narrow side of a turn, from flight to flight. */
export function around(
  { wellIn }: Pick<TurnMeasures, 'wellIn'>,
  reachIn: number,
  outIn: number,
): readonly PlanPoint[] {
  const farIn = reachIn + outIn
  if (wellIn === undefined) {
    return [
      [0, outIn],
      [farIn, outIn],
      [farIn, -reachIn],
    ]
  }
  return [
    [0, outIn],
    [farIn, outIn],
    [farIn, -wellIn - outIn],
    [0, -wellIn - outIn],
  ]
}

/** Round every corner of the narrow side in an arc. */
function walkline({ wellIn }: TurnMeasures, reachIn: number): readonly PlanPoint[] {
  const arc = (yIn: number, fromDeg: number): readonly PlanPoint[] =>
    Array.from({ length: ARC_CHORDS + 1 }, (_, index): PlanPoint => {
      const angle = ((fromDeg - (index * 90) / ARC_CHORDS) * Math.PI) / 180
      return [reachIn + WALKLINE_IN * Math.cos(angle), yIn + WALKLINE_IN * Math.sin(angle)]
    })
  if (wellIn === undefined) {
    return [[0, WALKLINE_IN], ...arc(0, 90), [reachIn + WALKLINE_IN, -reachIn]]
  }
  return [[0, WALKLINE_IN], ...arc(0, 90), ...arc(-wellIn, 0), [0, -wellIn - WALKLINE_IN]]
}

const ARC_CHORDS = 16
/** Halvings of an interval: a yard comes down to less than a millionth of an inch. */
const HALVINGS = 36
const LONGEST_REACH_IN = 120
/** Round a wide well wedges are broad enough by themselves; so much still lies before its corner. */
const LEAST_REACH_IN = 1

/** The least reach that gives every narrow end its width: what the steps off the middle take beyond the corner. */
function reachOf(turn: TurnMeasures): number {
  const steps = stepped(around(turn, LONGEST_REACH_IN, 0), turn.narrowIn, turn.wedges)
  const takenIn = ((steps.at(-1) ?? 0) - (steps[0] ?? 0)) / 2
  return Math.max(LEAST_REACH_IN, takenIn - (turn.wellIn ?? 0) / 2)
}

/** Where a line is cut into so many equal chords, from its beginning to its end. */
function placesFor(line: readonly PlanPoint[], count: number): readonly number[] {
  const [, ...within] = stepped(line, chordFor(line, count), count).slice(0, count)
  return [0, ...within, pathLengthIn(line)]
}

function chordFor(line: readonly PlanPoint[], count: number): number {
  const lengthIn = pathLengthIn(line)
  return halved(0, lengthIn, (chordIn) => (stepped(line, chordIn, count).at(-1) ?? 0) < lengthIn)
}

/** Steps of one chord off both ends towards the middle would differ; so they are stepped off from the middle. */
function stepped(line: readonly PlanPoint[], chordIn: number, count: number): readonly number[] {
  const middleIn = pathLengthIn(line) / 2
  const ahead: number[] = count % 2 === 0 ? [0] : [firstOf(line, middleIn, chordIn)]
  while (ahead.length < Math.floor(count / 2) + 1) {
    const last = ahead.at(-1) ?? 0
    ahead.push(nextOf(line, middleIn, last, chordIn))
  }
  const before = ahead.toReversed().map((atIn) => middleIn - atIn)
  const after = ahead.map((atIn) => middleIn + atIn)
  return count % 2 === 0 ? [...before, ...after.slice(1)] : [...before, ...after]
}

/** Half of a chord across the middle, along the line. */
function firstOf(line: readonly PlanPoint[], middleIn: number, chordIn: number): number {
  return halved(0, middleIn * 2, (atIn) => {
    return apartIn(placeOn(line, middleIn - atIn), placeOn(line, middleIn + atIn)) < chordIn
  })
}

function nextOf(
  line: readonly PlanPoint[],
  middleIn: number,
  fromIn: number,
  chordIn: number,
): number {
  const from = placeOn(line, middleIn + fromIn)
  return halved(fromIn, fromIn + 4 * chordIn + 1, (atIn) => {
    return apartIn(from, placeOn(line, middleIn + atIn)) < chordIn
  })
}

/** Where something stops being true between two numbers. */
function halved(low: number, high: number, isBelow: (value: number) => boolean): number {
  let [least, most] = [low, high]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (least + most) / 2
    if (isBelow(middle)) least = middle
    else most = middle
  }
  return (least + most) / 2
}
