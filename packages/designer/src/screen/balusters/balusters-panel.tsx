import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import { finishName } from '@millrun/catalogue/choosing/option-group'
import { useDesign } from '../design-state.tsx'
import type { StepId } from '../steps.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { shortTitle } from './gallery/baluster-series.ts'
import { BalustersSection } from './balusters-section.tsx'
import { CostLine } from './cost-line.tsx'
import { FinishSection } from './finish-section.tsx'
import { Fold } from './fold.tsx'
import { NewelSection } from './newel-section.tsx'
import { namedPattern, repeatText } from './pattern/pattern-edits.ts'
import { PatternSection } from './pattern/pattern-section.tsx'
import { RailSection } from './rail-section.tsx'
import { ChangeNote } from './change-note.tsx'
import { usePick } from './use-pick.ts'

/** Step 2: balusters, their pattern and finish, and the rail and newels around them. */
export function BalustersPanel({ onStep }: { readonly onStep: (step: StepId) => void }) {
  const { design, stair } = useDesign()
  const picking = usePick()
  const { styles, rail, newel } = stair.parts
  const isWrong = (place: string) => stair.problems.some((problem) => problem.place === place)

  return (
    // What has the focus stays clear of what is told at the lower edge.
    <div className="[&_:is(button,input,select,summary)]:scroll-mb-32">
      <h2 className="title-card">Pick balusters</h2>
      <CostLine />
      <Fold
        title="Balusters"
        now={styles.map(({ product }) => shortTitle(product.title)).join(', ')}
        startsOpen
      >
        <BalustersSection picking={picking} />
      </Fold>
      <Fold title="Pattern" now={namedPattern(design.pattern)?.name ?? repeatText(design.pattern)}>
        <PatternSection picking={picking} />
      </Fold>
      <Fold
        title="Finish and wood"
        now={[
          ...(styles.some(({ kind }) => kind === 'iron') ? [finishName(design.finish)] : []),
          SPECIES_NAMES[design.wood],
        ].join(', ')}
      >
        <FinishSection picking={picking} />
      </Fold>
      <Fold title="Rail" now={rail.product.title} startsOpen={isWrong('rail')}>
        <RailSection picking={picking} />
      </Fold>
      <Fold title="Newels" now={newel.product.title} startsOpen={isWrong('newels')}>
        <NewelSection picking={picking} />
      </Fold>
      <Button look="tool" className="mt-6 w-full" onClick={() => onStep('layout')}>
        Next: Customize layout
      </Button>
      <ChangeNote notes={picking.notes} onTakeBack={picking.takeBack} />
    </div>
  )
}
