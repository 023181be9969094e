import { idDraw } from '@millrun/catalogue/id-hash'
import { type Point, polyline } from '../../geometry/path.ts'
import type { Line } from '../piece.ts'
import { type Ring, ringPoints, type Standpoint } from './ring.ts'

const LINES_PER_INCH = 6

/** Grain that runs level round a stack of boards, on every side in sight that is high enough to show it. */
export function sideGrain(rings: readonly Ring[], from: Standpoint): readonly Line[] {
  return rings.slice(1).flatMap((high, index) => {
    const low = rings[index] ?? high
    const wayIn = Math.hypot(high.heightIn - low.heightIn, high.halfIn - low.halfIn)
    const count = wayIn < 0.25 ? 0 : Math.round(wayIn * LINES_PER_INCH)
    return Array.from({ length: count }, (_, line) => {
      const share = (line + 0.5 + (idDraw(`${index} ${line}`, 'grain', 100) - 50) / 130) / count
      return grainAt(low, high, share, from)
    }).flat()
  })
}

function grainAt(low: Ring, high: Ring, share: number, from: Standpoint): readonly Line[] {
  const lower = ringPoints(low, from)
  const upper = ringPoints(high, from)
  return lower.flatMap((a, index): readonly Line[] => {
    const next = (index + 1) % lower.length
    const [b, c, d] = [lower[next], upper[index], upper[next]]
    if (!b || !c || !d || !isInSight(a, b, c)) return []
    const path = polyline([between(a, c, share), between(b, d, share)])
    return [{ kind: 'line', role: 'grain', path, widthIn: 0.022 }]
  })
}

function isInSight(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) < -1e-6
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
