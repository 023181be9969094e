import { polygon, type Point } from '../../geometry/path.ts'
import { evenShading, type Face, type Line } from '../piece.ts'
import { convexHull } from './convex-hull.ts'
import { type Ring, ringPoints, type RingSection, sideNormalsDeg, type Standpoint } from './ring.ts'
import { roundStackShading, type SideLight } from './stack-light.ts'

/** A round band is laid with several lights, so that one runs into the next; small ones with fewer. */
const MOST_LIGHTS = 4
const DEG_PER_LIGHT = 5
const LIGHT_IN = 0.025
/** Flat sides that meet at a sharper corner than this have an edge between them. */
const EDGE_DEG = 24
/** Bands that meet at a sharper corner than this do not share their light. */
const CORNER_DEG = 34

/** A stack of rings seen from above, its sides shaded, its top closed. */
export function stackPicture(
  rings: readonly Ring[],
  from: Standpoint,
  sideLight: SideLight,
): readonly (Face | Line)[] {
  const slopes = rings.slice(1).map((high, index) => slopeDeg(rings[index] ?? high, high))
  const bands = rings.slice(1).flatMap((high, index) => {
    const low = rings[index] ?? high
    const own = slopes[index] ?? 0
    if (low.section !== 'round') {
      const isEdge = Math.abs((slopes[index + 1] ?? 90) - own) > EDGE_DEG
      return flatSides(low, high, { isEdge, from, sideLight })
    }
    const ends = [
      meetingSlope(slopes[index - 1], own),
      meetingSlope(slopes[index + 1], own),
    ] as const
    return roundBands(low, high, ends, from)
  })
  const top = rings.at(-1)
  return top === undefined ? bands : [...bands, topFace(top, from, sideLight)]
}

/** How far the surface faces up where two bands meet. */
function meetingSlope(other: number | undefined, own: number): number {
  return other === undefined || Math.abs(other - own) > CORNER_DEG ? own : (other + own) / 2
}

/** The top as a level face. */
function topFace(ring: Ring, from: Standpoint, sideLight: SideLight): Face {
  return {
    kind: 'face',
    outline: polygon(ringPoints(ring, from)),
    shading: evenShading(sideLight(0, 78)),
  }
}

/** An opening in the top of a stack, dark inside with a little light on its far wall. */
export function openingFace(
  section: RingSection,
  heightIn: number,
  halfIn: number,
  from: Standpoint,
): Face {
  const ring = { section, heightIn, halfIn, slope: 0 }
  return {
    kind: 'face',
    outline: polygon(ringPoints(ring, from)),
    shading: {
      run: 'along',
      stops: [
        [0, 0],
        [0.6, 0.04],
        [1, 0.22],
      ],
    },
  }
}

function roundBands(
  low: Ring,
  high: Ring,
  [lowDeg, highDeg]: readonly [number, number],
  from: Standpoint,
): readonly Face[] {
  const wayIn = Math.hypot(high.heightIn - low.heightIn, high.halfIn - low.halfIn)
  const lights = Math.round(Math.min(Math.abs(highDeg - lowDeg) / DEG_PER_LIGHT, wayIn / LIGHT_IN))
  const count = Math.max(1, Math.min(MOST_LIGHTS, lights))
  return Array.from({ length: count }, (_, index) => {
    const lower = ringBetween(low, high, index / count)
    const upper = ringBetween(low, high, (index + 1) / count)
    const outline = polygon(convexHull([...ringPoints(lower, from), ...ringPoints(upper, from)]))
    const shading = roundStackShading(lowDeg + ((highDeg - lowDeg) * (index + 0.5)) / count)
    return { kind: 'face', outline, shading }
  })
}

function ringBetween(low: Ring, high: Ring, share: number): Ring {
  const between = (a: number, b: number) => a + (b - a) * share
  return {
    section: low.section,
    heightIn: between(low.heightIn, high.heightIn),
    halfIn: between(low.halfIn, high.halfIn),
    slope: between(low.slope, high.slope),
  }
}

interface SideLook {
  readonly isEdge: boolean
  readonly from: Standpoint
  readonly sideLight: SideLight
}

function flatSides(
  low: Ring,
  high: Ring,
  { isEdge, from, sideLight }: SideLook,
): readonly (Face | Line)[] {
  const lower = ringPoints(low, from)
  const upper = ringPoints(high, from)
  return sideNormalsDeg(low.section, from)
    .map((normalDeg, index) => ({ normalDeg, index }))
    .toSorted((a, b) => Math.abs(b.normalDeg) - Math.abs(a.normalDeg))
    .flatMap(({ normalDeg, index }) => {
      const next = (index + 1) % lower.length
      const [a, b, c, d] = [lower[next], lower[index], upper[index], upper[next]]
      if (!a || !b || !c || !d || !facesViewer([a, b, c, d])) return []
      const light = sideLight(normalDeg, slopeDeg(low, high))
      return [flatSide([a, b, c, d], light), ...(isEdge ? [glint(d, c, light)] : [])]
    })
}

function flatSide(corners: readonly Point[], light: number): Face {
  const shading = {
    run: 'across',
    stops: [
      [0, light * 0.9],
      [0.4, light * 1.04],
      [1, light * 0.9],
    ],
  } as const
  return { kind: 'face', outline: polygon(corners), shading }
}

/** The upper edge of a side is a little rounded and catches the light. */
function glint(from: Point, to: Point, light: number): Line {
  const path = { start: from, parts: [{ kind: 'line', to } as const], isClosed: false }
  return { kind: 'line', role: light > 0.2 ? 'glint' : 'shade', path, widthIn: 0.012 }
}

/** Whether the corners, which run anticlockwise round the outside of the part, do so in the picture. */
function facesViewer(corners: readonly Point[]): boolean {
  const area = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return area > 1e-6
}

/** How far the sides between two rings face up. */
function slopeDeg(low: Ring, high: Ring): number {
  return (Math.atan2(low.halfIn - high.halfIn, high.heightIn - low.heightIn) * 180) / Math.PI
}
