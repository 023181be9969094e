import type { ReactNode } from 'react'
import type { Footing, Job } from '@millrun/stair/design/design'
import { LevelRail, SideBalusters, SideKneeWall, SideRail, SideSteps } from './sketch-shapes.tsx'

/** What is bought stands out; what stays is drawn pale. */
export function JobSketch({ job }: { readonly job: Job }) {
  return (
    <SideView>
      <g className={job === 'keep-rail' ? 'opacity-35' : undefined}>
        <SideRail />
      </g>
      <g className="opacity-35">
        <SideSteps />
      </g>
      <SideBalusters />
    </SideView>
  )
}

interface FootingSketchProps {
  readonly footing: Footing
  /** On a floor instead of steps. */
  readonly isLevel: boolean
}

/** Balusters on the steps or the floor, or on a low wall there. */
export function FootingSketch({ footing, isLevel }: FootingSketchProps) {
  const isOnWall = footing === 'knee-wall'
  return (
    <SideView>
      {isLevel ? <OnFloor isOnWall={isOnWall} /> : <OnSteps isOnWall={isOnWall} />}
    </SideView>
  )
}

function OnSteps({ isOnWall }: { readonly isOnWall: boolean }) {
  return (
    <>
      <SideSteps />
      {isOnWall ? <SideKneeWall /> : <SideBalusters />}
      <SideRail />
    </>
  )
}

function OnFloor({ isOnWall }: { readonly isOnWall: boolean }) {
  return (
    <>
      <LevelRail />
      {isOnWall && <path d="M14 48H82V64H14Z" className="fill-paper-2" />}
    </>
  )
}

function SideView({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 78" aria-hidden="true" className="mx-auto w-28 stroke-current" fill="none">
      {children}
    </svg>
  )
}
