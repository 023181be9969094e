import { SPECIES_NAMES } from '@millrun/catalogue/species'
import { useState } from 'react'
import { finishName } from '../../stock/finish-of.ts'
import { useDesign } from '../design-state.tsx'
import type { StepId } from '../steps.ts'
import { Button } from '../ui/button.tsx'
import { shortTitle } from './baluster-series.ts'
import { BalustersSection } from './balusters-section.tsx'
import { CostLine } from './cost-line.tsx'
import { FinishSection } from './finish-section.tsx'
import { Fold } from './fold.tsx'
import { NewelSection } from './newel-section.tsx'
import { namedPattern, repeatText } from './pattern-edits.ts'
import { PatternSection } from './pattern-section.tsx'
import { RailSection } from './rail-section.tsx'
import { ToldLine } from './told-line.tsx'
import { usePick } from './use-pick.ts'

/** Step 2: balusters, their pattern and finish, and the rail and newels around them. */
export function BalustersPanel({ onStep }: { readonly onStep: (step: StepId) => void }) {
  const { design, stair } = useDesign()
  const { pick, told, takeBack } = usePick()
  const [marked, setMarked] = useState(0)
  const { styles, rail, newel } = stair.parts
  const slot = Math.min(marked, styles.length - 1)
  const isWrong = (place: string) => stair.problems.some((problem) => problem.place === place)

  return (
    // On a phone the stage stands above and what was told below: what has the focus comes between them.
    <div className="[&_:is(button,input,select,summary)]:scroll-my-32 max-lg:[&_:is(button,input,select,summary)]:scroll-mt-[calc(46dvh+1rem)]">
      <h2 className="title-card">Pick balusters</h2>
      <CostLine />
      <Fold
        title="Balusters"
        now={styles.map(({ product }) => shortTitle(product.title)).join(', ')}
        startsOpen
      >
        <BalustersSection slot={slot} onSlot={setMarked} onPick={pick} />
      </Fold>
      <Fold title="Pattern" now={namedPattern(design.pattern)?.name ?? repeatText(design.pattern)}>
        <PatternSection onPick={pick} />
      </Fold>
      <Fold
        title="Finish and wood"
        now={[
          ...(styles.some(({ kind }) => kind === 'iron') ? [finishName(design.finish)] : []),
          SPECIES_NAMES[design.wood],
        ].join(', ')}
      >
        <FinishSection onPick={pick} />
      </Fold>
      <Fold title="Rail" now={rail.product.title} startsOpen={isWrong('rail')}>
        <RailSection onPick={pick} />
      </Fold>
      <Fold title="Newels" now={newel.product.title} startsOpen={isWrong('newels')}>
        <NewelSection onPick={pick} />
      </Fold>
      <Button className="mt-6 w-full" onClick={() => onStep('layout')}>
        Next: Customize layout
      </Button>
      <ToldLine told={told} onTakeBack={takeBack} />
    </div>
  )
}
