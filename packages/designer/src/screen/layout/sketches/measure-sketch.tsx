import type { ReactNode } from 'react'
import type { MeasureName } from '@millrun/stair/design/measure-problem'
import { DimensionArrow } from './dimension-arrow.tsx'
import {
  FlightFromAbove,
  LevelRail,
  ReturnFromAbove,
  WedgesFromAbove,
  SideKneeWall,
  SideLanding,
  SideRail,
  SideSteps,
} from './sketch-shapes.tsx'

/** What can be measured: a run is that of one tread, or of all treads. */
export type SketchName = Exclude<MeasureName, 'runIn'> | 'treadRunIn' | 'stairRunIn'

/** Where a measure is taken, drawn small. The words beside it say the same. */
export function MeasureSketch({ of }: { readonly of: SketchName }) {
  return (
    <svg viewBox="0 0 96 84" aria-hidden="true" className="w-24 stroke-ink" fill="none">
      {SKETCHES[of]}
    </svg>
  )
}

/** From and to, each across and down. */
type Way = readonly [x1: number, y1: number, x2: number, y2: number]

/** What is measured, and the dimension in it; the places that its thin lines lead to where it stands aside. */
function measured(what: ReactNode, way: Way, from?: Way): ReactNode {
  const ends = ([x1, y1, x2, y2]: Way) => [[x1, y1] as const, [x2, y2] as const] as const
  const [start, end] = ends(way)
  return (
    <>
      {what}
      <DimensionArrow from={start} to={end} {...(from && { leads: ends(from) })} />
    </>
  )
}

function counted(what: ReactNode, ...places: readonly (readonly [x: number, y: number])[]) {
  return (
    <>
      {what}
      <Numbers of={places} />
    </>
  )
}

const SLOPE = (
  <>
    <SideSteps />
    <SideRail />
  </>
)
const RAIL = measured(SLOPE, [50, 44, 50, 20.5])
const KNEE_WALL = (
  <>
    <SideSteps />
    <SideKneeWall />
  </>
)

const SKETCHES: Readonly<Record<SketchName, ReactNode>> = {
  totalRiseIn: measured(<SideSteps />, [8, 74, 8, 34], [8, 74, 63, 34]),
  risers: counted(<SideSteps />, [19, 72], [32, 62], [45, 52], [58, 42]),
  risersBelow: counted(<SideLanding />, [10, 72], [22, 60]),
  treadRunIn: measured(<SideSteps />, [37, 26, 50, 26], [37, 52, 50, 42]),
  stairRunIn: measured(<SideSteps />, [26, 80, 65, 80], [26, 76, 65, 36]),
  widthIn: measured(<FlightFromAbove />, [12, 22, 12, 62], [20, 22, 20, 62]),
  landingIn: measured(<ReturnFromAbove />, [64, 79, 90, 79], [64, 74, 90, 74]),
  wellIn: measured(<ReturnFromAbove />, [29, 46, 29, 36]),
  winderNarrowIn: measured(<WedgesFromAbove />, [36, 37, 48, 37]),
  balconyIn: measured(<LevelRail />, [10, 77, 86, 77], [10, 71, 86, 71]),
  kneeWallIn: measured(KNEE_WALL, [50, 44, 50, 32.5]),
  existingRailIn: RAIL,
  railHeightIn: RAIL,
  levelRailHeightIn: measured(<LevelRail />, [49, 64, 49, 25]),
}

/** The risers, counted. */
function Numbers({ of }: { readonly of: readonly (readonly [x: number, y: number])[] }) {
  return (
    <g className="fill-plotter stroke-none font-sans text-[10px] font-semibold" textAnchor="middle">
      {of.map(([x, y], index) => (
        <text key={x} x={x} y={y}>
          {index + 1}
        </text>
      ))}
    </g>
  )
}
