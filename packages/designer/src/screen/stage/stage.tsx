import { useState } from 'react'
import type { Background } from '../../scene/background.ts'
import { stairSummary } from '../../summary/stair-summary.ts'
import { useDesign } from '../design-state.tsx'
import { DrawingView } from './drawing-view.tsx'
import type { Look } from './look.ts'
import { StageBar } from './stage-bar.tsx'

/** The stair as one looks at it. Until the 3D view has come, its elevation stands there. */
export function Stage({ background }: { readonly background: Background }) {
  const [look, setLook] = useState<Look>('orbit')
  const { stair } = useDesign()
  return (
    <>
      <StageBar look={look} onLook={setLook} />
      <div className="relative flex min-h-0 flex-1" data-background={background.kind}>
        <DrawingView stair={stair} kind={look === 'plan' ? 'plan' : 'elevation'} />
        <p className="sr-only">{stairSummary(stair).join(' ')}</p>
      </div>
    </>
  )
}
