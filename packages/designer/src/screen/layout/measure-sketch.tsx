import type { ReactNode } from 'react'
import type { MeasureName } from '../../design/measure-problem.ts'
import { DimensionArrow } from './dimension-arrow.tsx'
import {
  FlightFromAbove,
  LevelRail,
  ReturnFromAbove,
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

const RAIL = (
  <>
    <SideSteps />
    <SideRail />
    <DimensionArrow from={[50, 44]} to={[50, 20.5]} />
  </>
)

const SKETCHES: Readonly<Record<SketchName, ReactNode>> = {
  totalRiseIn: (
    <>
      <SideSteps />
      <DimensionArrow
        from={[8, 74]}
        to={[8, 34]}
        leads={[
          [8, 74],
          [63, 34],
        ]}
      />
    </>
  ),
  risers: (
    <>
      <SideSteps />
      <Numbers
        of={[
          [19, 72],
          [32, 62],
          [45, 52],
          [58, 42],
        ]}
      />
    </>
  ),
  risersBelow: (
    <>
      <SideLanding />
      <Numbers
        of={[
          [10, 72],
          [22, 60],
        ]}
      />
    </>
  ),
  treadRunIn: (
    <>
      <SideSteps />
      <DimensionArrow
        from={[37, 26]}
        to={[50, 26]}
        leads={[
          [37, 52],
          [50, 42],
        ]}
      />
    </>
  ),
  stairRunIn: (
    <>
      <SideSteps />
      <DimensionArrow
        from={[26, 80]}
        to={[65, 80]}
        leads={[
          [26, 76],
          [65, 36],
        ]}
      />
    </>
  ),
  widthIn: (
    <>
      <FlightFromAbove />
      <DimensionArrow
        from={[12, 22]}
        to={[12, 62]}
        leads={[
          [20, 22],
          [20, 62],
        ]}
      />
    </>
  ),
  landingIn: (
    <>
      <ReturnFromAbove />
      <DimensionArrow
        from={[64, 79]}
        to={[90, 79]}
        leads={[
          [64, 74],
          [90, 74],
        ]}
      />
    </>
  ),
  wellIn: (
    <>
      <ReturnFromAbove />
      <DimensionArrow from={[29, 46]} to={[29, 36]} />
    </>
  ),
  balconyIn: (
    <>
      <LevelRail />
      <DimensionArrow
        from={[10, 77]}
        to={[86, 77]}
        leads={[
          [10, 71],
          [86, 71],
        ]}
      />
    </>
  ),
  kneeWallIn: (
    <>
      <SideSteps />
      <SideKneeWall />
      <DimensionArrow from={[50, 44]} to={[50, 32.5]} />
    </>
  ),
  existingRailIn: RAIL,
  railHeightIn: RAIL,
  levelRailHeightIn: (
    <>
      <LevelRail />
      <DimensionArrow from={[49, 64]} to={[49, 25]} />
    </>
  ),
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
