import type { Design, Hand, Layout } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'
import { laidOut } from '@millrun/stair/layouts/laid-out'
import { hasFlight, layoutOf } from '@millrun/stair/layouts/layouts'
import { stepsOf } from '@millrun/stair/layouts/steps-of'
import { floorPlaceIn } from '@millrun/stair/segments/frame'
import type { Place, Segment, Surface } from '@millrun/stair/segments/segment'
import { LevelRail } from './sketch-shapes.tsx'

type Spot = readonly [x: number, y: number]

interface LayoutSketchProps {
  readonly layout: Layout
  readonly turn: Hand
}

const WIDTH = 18
const MARGIN = 4
const HEAD = { long: 4, half: 3 } as const

/** A layout from above, with the way up; a level run from the front, as it is known best. */
export function LayoutSketch({ layout, turn }: LayoutSketchProps) {
  const isLevel = !hasFlight({ layout })
  const segments = laidOut(...sampleOf(layout, turn))
  return (
    <svg
      viewBox={isLevel ? '0 7 96 75' : boxAround(segments)}
      aria-hidden="true"
      className="mx-auto aspect-[72/56] w-32 stroke-current"
      fill="none"
      strokeWidth="0.9"
    >
      {isLevel ? <LevelRail /> : <FromAbove segments={segments} />}
    </svg>
  )
}

/** A stair with few steps, so that they can be told apart. */
function sampleOf(layout: Layout, turn: Hand) {
  const flights = layoutOf({ layout }).segments.filter(({ risers }) => risers === 'shared').length
  const design: Design = {
    ...USUAL_DESIGN,
    layout,
    turn,
    risers: 4 + 4 * flights,
    runOf: 'tread',
    runIn: 8,
    widthIn: WIDTH,
    landingIn: WIDTH,
    wellIn: 6,
    balconyIn: 1.5 * WIDTH,
    winderNarrowIn: 4,
  }
  return [design, stepsOf(design)] as const
}

function FromAbove({ segments }: { readonly segments: readonly Segment[] }) {
  const surfaces = segments.flatMap((segment) => segment.surfaces)
  const treads = surfaces.filter((surface) => surface.of === 'tread')
  const flights = segments.flatMap(({ flight }) => flight ?? [])
  return (
    <>
      {surfaces
        .filter((surface) => surface.of !== 'tread')
        .map((surface) => (
          <path
            key={outline(surface.plan)}
            d={outline(surface.plan)}
            className="fill-current"
            fillOpacity={surface.of === 'wedge' ? 0 : 0.14}
          />
        ))}
      <path d={treads.map(({ plan }) => outline(plan)).join('')} strokeWidth="0.4" />
      {flights.map(({ frame, lengthIn, widthIn }) => {
        const half = widthIn / 2
        const at = (alongIn: number, rightIn: number) => floorPlaceIn(frame, alongIn, rightIn)
        const corners = [at(0, -half), at(0, half), at(lengthIn, half), at(lengthIn, -half)]
        return <path key={outline(corners)} d={outline(corners)} />
      })}
      <path d={wayUp(segments)} strokeWidth="1.3" />
    </>
  )
}

/** Along the middle of what one walks on, square round its corners, to an arrow where the stair ends. */
function wayUp(segments: readonly Segment[]): string {
  const [first, last] = [segments[0]?.begins, segments.at(-1)?.ends]
  if (first === undefined || last === undefined) return ''
  const corners = segments.flatMap(({ begins, ends, surfaces }): readonly Spot[] =>
    begins.frame.headingDeg === ends.frame.headingDeg
      ? []
      : [
          ahead(begins, reachIn(begins, 1, surfaces) - WIDTH / 2),
          ahead(ends, WIDTH / 2 - reachIn(ends, -1, surfaces)),
        ],
  )
  const along = [ahead(first, HEAD.half), ...corners, ahead(last, -HEAD.half)]
  const barb = [
    ahead(last, -HEAD.half - HEAD.long, -HEAD.half),
    ahead(last, -HEAD.half),
    ahead(last, -HEAD.half - HEAD.long, HEAD.half),
  ]
  return line(along) + line(barb)
}

/** How far some surfaces reach ahead of a place, or behind it. */
function reachIn(place: Place, way: 1 | -1, surfaces: readonly Surface[]): number {
  const [[x0, y0], [x1, y1]] = [ahead(place, 0), ahead(place, way)]
  const spots = surfaces.flatMap(({ plan }) => plan)
  return Math.max(...spots.map(([x, y]) => (x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)))
}

function ahead({ frame }: Place, alongIn: number, rightIn = 0): Spot {
  return floorPlaceIn(frame, alongIn, rightIn)
}

function boxAround(segments: readonly Segment[]): string {
  const spots = segments.flatMap(({ surfaces }) => surfaces.flatMap(({ plan }) => plan))
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const size = (all: readonly number[]) => Math.max(...all) - Math.min(...all) + 2 * MARGIN
  return [left - MARGIN, top - MARGIN, size(xs), size(ys)].map(rounded).join(' ')
}

function outline(plan: Surface['plan']): string {
  return `${line(plan)}Z`
}

function line(spots: readonly Spot[]): string {
  return `M${spots.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
