import { hasFlight } from '@millrun/stair/layouts/layouts'
import { CodeCheck } from '../code-check/code-check.tsx'
import { useDesign } from '../design-state.tsx'
import type { GoToStep } from '../use-step.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { WorkedOutTable } from './worked-out-table.tsx'
import { JobChoice } from './job-choice.tsx'
import { Measures } from './measures/measures.tsx'
import { ProblemList } from '../problems/problem-list.tsx'
import { ShapeChoice } from './shape-choice.tsx'
import { StepsWish } from './steps-wish.tsx'

/** Step 3: the stair as it is in the house, what follows from it, and how it stands to the code. */
export function LayoutPanel({ onStep }: { readonly onStep: GoToStep }) {
  const { design } = useDesign()
  return (
    <>
      <h2 className="title-card">Customize layout</h2>
      <JobChoice />
      <ProblemList onStep={onStep} />
      <ShapeChoice />
      <Measures />
      {hasFlight(design) && <StepsWish />}
      <WorkedOutTable />
      <CodeCheck />
      <Button look="tool" className="mt-8 w-full" onClick={() => onStep('results')}>
        Next: Save and share
      </Button>
    </>
  )
}
