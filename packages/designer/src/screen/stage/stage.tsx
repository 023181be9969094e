import { useEffect, useState } from 'react'
import { useDesign } from '../design-state.tsx'
import { DrawingView } from './drawing-view.tsx'
import type { Look } from './look.ts'
import { StageBar } from './stage-bar.tsx'
import { HINT_ID, type StairViewState } from './use-stair-view.ts'
import { ViewButtons } from './view-buttons.tsx'
import { WalkBar } from './walk-bar.tsx'

/** The stair as one looks at it. Until the 3D view has come, its elevation stands there. */
export function Stage({ in3d }: { readonly in3d: StairViewState }) {
  const [look, setLook] = useState<Look>('orbit')
  const { stair, summary } = useDesign()
  const { place, view, climbed } = in3d
  const isIn3d = look === 'orbit' || look === 'walk-up'
  useEffect(() => {
    if (isIn3d) view?.lookFrom(look)
  }, [view, isIn3d, look])
  return (
    <>
      <StageBar look={look} onLook={setLook} />
      <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden">
        <div className="relative flex min-h-0 flex-1">
          <div ref={place} className={`absolute inset-0 ${isIn3d ? '' : 'invisible'}`} />
          {(view === undefined || !isIn3d) && (
            // what is told about the 3D view lies over the lower edge
            <div className={`min-h-0 min-w-0 flex-1 ${isIn3d ? 'pb-14 lg:pb-9' : ''}`}>
              <DrawingView stair={stair} kind={look === 'plan' ? 'plan' : 'elevation'} />
            </div>
          )}
          {isIn3d && <Told in3d={in3d} />}
        </div>
        {view !== undefined && look === 'orbit' && <ViewButtons view={view} />}
        {view !== undefined && look === 'walk-up' && <WalkBar view={view} climbed={climbed} />}
        <p className="sr-only">{summary.join(' ')}</p>
        <p id={HINT_ID} className="sr-only">
          Arrow keys turn the stair, or walk it up and down; plus and minus zoom, Shift with arrow
          keys moves it, Home shows it whole.
        </p>
      </div>
    </>
  )
}

const FAILURES = {
  'no-webgl': 'This browser cannot draw in 3D: it has no WebGL. The drawings show the same stair.',
  'not-loaded':
    'The 3D view could not be loaded. Reload the page to try again; the design is kept.',
} as const

/** What is to be said about the 3D view, over the lower edge of what stands in its place. */
function Told({ in3d: { view, failure, isInterrupted } }: { in3d: StairViewState }) {
  const text =
    failure !== undefined
      ? FAILURES[failure]
      : isInterrupted
        ? 'The 3D view was interrupted and comes back by itself.'
        : view === undefined
          ? 'Opening the 3D view …'
          : ''
  return (
    <output
      className={
        text === '' ? 'sr-only' : 'absolute inset-x-0 bottom-0 bg-paper px-5 py-2 text-sm lg:px-6'
      }
    >
      {text}
    </output>
  )
}
