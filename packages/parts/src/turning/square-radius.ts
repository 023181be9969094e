import type { Stick } from './lathe-profile.ts'

/** How far the outside of a square stick lies from its axis, `angle` radians round from the middle of a side, in inches. */
export function squareRadius({ blockIn, easeIn }: Stick, angle: number): number {
  const quarter = Math.PI / 2
  const fromSide = ((angle % quarter) + quarter) % quarter
  const off = fromSide > quarter / 2 ? quarter - fromSide : fromSide
  const half = blockIn / 2
  const flatIn = half / Math.cos(off)
  const middle = half - easeIn
  if (flatIn * Math.sin(off) <= middle) return flatIn
  const along = middle * (Math.cos(off) + Math.sin(off))
  return along + Math.sqrt(Math.max(0, along * along - 2 * middle * middle + easeIn * easeIn))
}

/** Angles once round a stick, in radians: even along its sides, close together round its eased corners. */
export function anglesRound({ blockIn, easeIn }: Stick, aSide: number): readonly number[] {
  const half = Math.PI / 4
  const corner = Math.max(0.02, Math.atan2(easeIn, blockIn / 2))
  const side = Array.from(
    { length: aSide },
    (_, at) => -half + corner + (2 * (half - corner) * at) / aSide,
  )
  const rounding = Array.from(
    { length: CORNER_LINES },
    (_, at) => half - corner + (2 * corner * at) / CORNER_LINES,
  )
  return [0, 1, 2, 3].flatMap((quarter) =>
    [...side, ...rounding].map((angle) => angle + (quarter * Math.PI) / 2),
  )
}

const CORNER_LINES = 6
