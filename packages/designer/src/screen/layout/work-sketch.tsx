import type { ReactNode } from 'react'
import type { Footing, Job } from '../../design/design.ts'
import { SideBalusters, SideKneeWall, SideRail, SideSteps } from './sketch-shapes.tsx'

/** What is bought stands out; what stays is drawn pale. */
export function JobSketch({ job }: { readonly job: Job }) {
  return (
    <Side>
      <g className={job === 'keep-rail' ? 'opacity-35' : undefined}>
        <SideRail />
      </g>
      <g className="opacity-35">
        <SideSteps />
      </g>
      <SideBalusters />
    </Side>
  )
}

/** Balusters on the steps, or on a low wall beside them. */
export function FootingSketch({ footing }: { readonly footing: Footing }) {
  return (
    <Side>
      <SideSteps />
      {footing === 'treads' ? <SideBalusters /> : <SideKneeWall />}
      <SideRail />
    </Side>
  )
}

function Side({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 78" aria-hidden="true" className="mx-auto w-28 stroke-current" fill="none">
      {children}
    </svg>
  )
}
