import { useDesign } from '../../design-state.tsx'
import { Term } from '../../terms/term.tsx'
import { OptionRow } from '@millrun/ui/fields/option-row.tsx'
import { BalconyEnds } from '../balcony-ends.tsx'
import { LengthRow } from './length-row.tsx'
import { type AskedMeasure, measuresAsked } from './measures-asked.ts'
import { RisersBelowRow, RisersRow } from './riser-rows.tsx'
import { RunRow } from './run-row.tsx'

/** Every measure that this stair takes, and no other. */
export function Measures() {
  const { design, stair, edit } = useDesign()
  const hasSlope = stair.bays.some(({ span }) => span.kind === 'rake')
  return (
    <section aria-labelledby="measures" className="mt-7 border-t border-ink pt-3">
      <h3 id="measures" className="text-[19px] leading-tight">
        Measures
      </h3>
      <p data-inches className="pt-0.5 pb-3 text-[13px] leading-5 text-ink-2">
        In inches, or feet and inches: 107 1/2 or 8' 11-1/2". The arrow keys change a number a
        little.
      </p>
      {measuresAsked(stair).map((name) => (
        <Measure key={name} name={name} />
      ))}
      {measuresAsked(stair).includes('balconyIn') && <BalconyEnds />}
      {hasSlope && (
        <div className="border-t border-rule py-4">
          <OptionRow
            label="Widest gap between the balusters on the steps"
            value={String(design.stairSphereIn)}
            options={[
              { value: '4', name: '4"' },
              { value: '4.375', name: '4-3/8"' },
            ]}
            onChange={(text) => edit({ stairSphereIn: text === '4' ? 4 : 4.375 })}
          />
          <p className="pt-1 text-[13px] leading-5 text-ink-2">
            A <Term word="sphere">ball of that size</Term> must not pass. 4" is right everywhere;
            many codes allow 4-3/8" beside steps, which may save a baluster on each.
          </p>
        </div>
      )}
    </section>
  )
}

function Measure({ name }: { readonly name: AskedMeasure }) {
  switch (name) {
    case 'risers':
      return <RisersRow />
    case 'risersBelow':
      return <RisersBelowRow />
    case 'runIn':
      return <RunRow />
    default:
      return <LengthRow name={name} />
  }
}
