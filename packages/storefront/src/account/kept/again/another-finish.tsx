import { finishName } from '@millrun/catalogue/choosing/option-group'
import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import type { Coat } from '@millrun/stair/again/stair-again'
import type { Design } from '@millrun/stair/design/design'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { AgainOutcome } from './again-outcome.tsx'
import { CoatField } from './coat-field.tsx'
import { coatedName } from './coated-name.ts'
import { stairChunk } from './stair-chunk.ts'

interface AnotherFinishProps {
  /** What the kept design is called. */
  readonly name: string
  readonly design: Design
}

/** A kept design to be bought once more, in a finish and a wood to choose. The kept one stays as it is. */
export function AnotherFinish({ name, design }: AnotherFinishProps) {
  const { stairAgain, coatChoices } = stairChunk.use()
  const [coat, setCoat] = useState<Coat>(design)
  const kept = stairAgain(design, design)
  const again = stairAgain(design, coat)
  const choices = coatChoices(kept.stair, kept.list)
  const { finishes, woods } = choices
  const isChoice = finishes.length + woods.length > 0
  return (
    <Opened name={name}>
      <p className="mt-1 max-w-[56ch] text-ink-2">
        {isChoice
          ? 'The same stair, built once more. Your cart changes when you say so; the design that is kept does not.'
          : 'Nothing of this stair comes in another finish or wood.'}
      </p>
      <div className="mt-4 grid gap-4 empty:hidden sm:grid-cols-2">
        <CoatField
          label="Finish of the iron"
          prompt="Select a finish"
          codes={finishes}
          nameOf={finishName}
          kept={design.finish}
          value={coat.finish}
          onChange={(finish) => setCoat({ ...coat, finish })}
        />
        <CoatField
          label={finishes.length > 0 ? 'Wood of rail and newels' : 'Wood'}
          prompt="Select a wood"
          codes={woods}
          nameOf={(wood) => SPECIES_NAMES[wood]}
          kept={design.wood}
          value={coat.wood}
          onChange={(wood) => setCoat({ ...coat, wood })}
        />
      </div>
      <AgainOutcome
        name={coatedName(name, choices, again.stair.design)}
        again={again}
        kept={kept}
      />
    </Opened>
  )
}

/** A section that was just asked for: it says so to who does not see it come. */
function Opened({ name, children }: Pick<AnotherFinishProps, 'name'> & { children: ReactNode }) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id} className="mt-4 max-w-160">
      <h4 ref={heading} id={id} tabIndex={-1} className="font-medium outline-none">
        {name} in another finish
      </h4>
      {children}
    </section>
  )
}
