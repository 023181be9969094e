import { useEffect, useState } from 'react'
import { useDesign } from '../design-state.tsx'
import { stillOf } from '../stills/preset-stills.ts'
import { AsPrinted } from './as-printed.tsx'
import { DrawingView } from './drawing-view.tsx'
import type { Look } from './look.ts'
import { StageBar } from './stage-bar.tsx'
import { StageStill } from './stage-still.tsx'
import { HINT_ID, type StairViewState } from './use-stair-view.ts'
import { ViewButtons } from './view-buttons.tsx'
import { WalkBar } from './walk-bar.tsx'

interface StageProps {
  readonly in3d: StairViewState
  /** Whether the design on the screen is the one that was asked for, and stands in its own room. */
  readonly isTrue: boolean
  /** Whether the page was printed with the first design on it. */
  readonly isPrinted: boolean
}

/** The stair as one looks at it. Until the 3D view has come, its elevation stands there, and its still over it. */
export function Stage({ in3d, isTrue, isPrinted }: StageProps) {
  const [look, setLook] = useState<Look>('orbit')
  const { design, stair, summary } = useDesign()
  const [first] = useState(design)
  const { place, view, isSettled, failure, climbed } = in3d
  const isIn3d = look === 'orbit' || look === 'walk-up'
  const isComing = look === 'orbit' && !isSettled && failure === undefined
  const still = isTrue && isComing ? stillOf(design) : undefined
  useEffect(() => {
    if (isIn3d) view?.lookFrom(look)
  }, [view, isIn3d, look])
  return (
    <>
      <StageBar look={look} onLook={setLook} />
      <div className="relative flex min-h-0 flex-1 flex-col overflow-hidden">
        <div data-drawn className="relative flex min-h-0 flex-1">
          <div ref={place} className={`absolute inset-0 ${isIn3d ? '' : 'invisible'}`} />
          {(view === undefined || !isIn3d) && (
            // what is told about the 3D view lies over the lower edge
            <div className={`min-h-0 min-w-0 flex-1 ${isIn3d ? 'lg:pb-12' : ''}`}>
              <AsPrinted isPrinted={isPrinted && still !== undefined && design === first}>
                <DrawingView stair={stair} kind={look === 'plan' ? 'plan' : 'elevation'} />
              </AsPrinted>
            </div>
          )}
          {still && <StageStill still={still} />}
        </div>
        {isIn3d && <Told in3d={in3d} />}
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

/** As high as the buttons that take its place, so that nothing moves when they come. */
const INSTEAD_OF_BUTTONS =
  'flex min-h-11 items-center justify-center bg-paper px-5 py-1 text-sm lg:absolute lg:right-4 lg:bottom-4 lg:w-77'
const OVER_VIEW = 'absolute inset-x-0 bottom-11 bg-paper px-5 py-2 text-sm lg:bottom-0 lg:px-6'

/** What is to be said about the 3D view, along the lower edge of what stands in its place. */
function Told({ in3d: { view, failure, isInterrupted } }: { in3d: StairViewState }) {
  const text =
    failure !== undefined
      ? FAILURES[failure]
      : isInterrupted
        ? 'The 3D view was interrupted and comes back by itself.'
        : view === undefined
          ? 'Opening the 3D view …'
          : ''
  const look = view === undefined ? INSTEAD_OF_BUTTONS : OVER_VIEW
  return <output className={text === '' ? 'sr-only' : look}>{text}</output>
}
