import type { Frame } from '../segments/frame.ts'
import type { Joinery } from './joinery.ts'
import { type Outline, rectangle, type RoomForm, type Span } from './room-form.ts'
import type { RoomStyle } from './room-style.ts'
import { spansBeside, type Wall } from './wall.ts'

/** Below a dado rail there are panels where the wall goes on so far above it. */
const OVER_DADO_IN = 20
const DADO_IN = 34
/** As deep as the upper floor is thick. */
const BAND_IN = 11
/** In a loft. */
const PLAIN_BASE = rectangle([0, 0.6], [0, 4])
/** The frames of a panelled hall are wider than those of a dado. */
const HALL_PANEL_IN = 30

/** Baseboard, cornice, and what else a wall of a house has on it. */
export function wallMoldings(
  wall: Wall,
  { dressing }: RoomStyle,
  ceilingIn: number,
  joinery: Joinery,
): readonly RoomForm[] {
  const { frame, lengthIn, up, part } = wall
  const [lowIn, highIn] = up
  if (part === 'end') return []
  const whole: Span = [0, lengthIn]
  const isFooted = part !== 'above' || lowIn > -1
  const base = dressing === 'bricks' ? { ...joinery, base: PLAIN_BASE } : joinery
  return [
    ...(isFooted ? baseboard(wall, whole, lowIn, base) : []),
    ...(highIn === ceilingIn && dressing !== 'bricks'
      ? [run(frame, joinery.cornice, ceilingIn, whole, 'ceiling')]
      : []),
    ...(part === 'below' ? [floorBand(wall)] : []),
    ...(dressing === 'dado' && part !== 'above'
      ? dado(wall, whole, [lowIn, lowIn + DADO_IN], joinery)
      : []),
    ...(dressing === 'panels' ? panelling(wall, joinery) : []),
  ]
}

/** A baseboard along a length of a wall, on a floor. */
export function baseboard(
  wall: Wall,
  length: Span,
  onIn: number,
  { base, besideIn }: Joinery,
): readonly RoomForm[] {
  return spansBeside(wall, length, [onIn, onIn + 7], besideIn).map((span) =>
    run(wall.frame, base, onIn, span),
  )
}

/** A cornice along a length of a wall. */
export function cornice(
  { frame }: Wall,
  length: Span,
  topIn: number,
  { cornice: section }: Joinery,
) {
  return run(frame, section, topIn, length)
}

/** From a floor up to a height: a rail with panels below it. */
export function dado(
  wall: Wall,
  length: Span,
  [onIn, atIn]: Span,
  joinery: Joinery,
): readonly RoomForm[] {
  const { frame, up } = wall
  if (up[1] < atIn + OVER_DADO_IN) return []
  const { boardIn, above } = joinery.dado
  return spansBeside(wall, length, [onIn, atIn + 3], joinery.besideIn).flatMap((span) => [
    run(frame, joinery.dadoRail, atIn, span),
    { kind: 'box', frame, along: span, up: [onIn, atIn], out: [0, boardIn], coat: 'trim' },
    ...panels(frame, span, [onIn + above[0], atIn + above[1]], boardIn, joinery.panel),
  ])
}

/** Covers the edge of the upper floor. */
function floorBand({ frame, lengthIn, up: [, highIn] }: Wall): RoomForm {
  const up: Span = [highIn - BAND_IN, highIn + 0.06]
  return { kind: 'box', frame, along: [-0.02, lengthIn], up, out: [0, 0.56], coat: 'trim' }
}

/** Panels up to the ceiling. */
function panelling({ part, ...wall }: Wall, joinery: Joinery): readonly RoomForm[] {
  const { frame, lengthIn } = wall
  const [low, high] = wall.up
  const at = low + DADO_IN
  const wide = { ...joinery.panel, wideIn: HALL_PANEL_IN }
  const tops = high - at > 150 ? [at + 62, high - 14] : [high - (part === 'below' ? 18 : 14)]
  const rows: readonly Span[] = [
    [low + 10.5, at - 3.5],
    ...tops.map((top, index): Span => [index === 0 ? at + 6 : (tops[index - 1] ?? at) + 7, top]),
  ]
  const reach: Span = [low, Math.min(high, low + 84)]
  return spansBeside(wall, [0, lengthIn], reach, joinery.besideIn).flatMap((span) => [
    ...(high - low > DADO_IN + OVER_DADO_IN ? [run(frame, joinery.dadoRail, at, span)] : []),
    ...rows
      .filter(([from, to], index) => index === 0 || to - from > 20)
      .flatMap((row) => panels(frame, span, row, 0, wide)),
  ])
}

/** Equal panels along a span of wall. */
function panels(
  frame: Frame,
  [from, to]: Span,
  up: Span,
  outIn: number,
  { wideIn, apartIn, molding }: Joinery['panel'],
): readonly RoomForm[] {
  const count = Math.max(0, Math.floor((to - from - apartIn) / (wideIn + apartIn)))
  const wide = (to - from - apartIn) / count - apartIn
  return Array.from({ length: count }, (_, at): RoomForm => {
    const left = from + apartIn + at * (wide + apartIn)
    const along: Span = [left, left + wide]
    return { kind: 'panel', frame, along, up, outIn, molding, coat: 'trim' }
  })
}

function run(
  frame: Frame,
  section: Outline,
  upIn: number,
  span: Span,
  coat: 'trim' | 'ceiling' = 'trim',
): RoomForm {
  const outline = section.map(([out, up]) => [out, up + upIn] as const)
  return { kind: 'prism', way: 'along', frame, outline, span, coat }
}
