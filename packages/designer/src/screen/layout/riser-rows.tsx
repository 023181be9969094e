import { formatInches } from '@millrun/catalogue/inches'
import { measureProblem } from '../../design/measure-problem.ts'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { OptionRow } from '../ui/option-row.tsx'
import { CountField } from './count-field.tsx'
import { MeasureRow } from './measure-row.tsx'

/** How many risers: counted on the stair, or as few as keep the steps easy. */
export function RisersRow() {
  const { design, stair, edit } = useDesign()
  const { risers, riseIn } = stair.steps
  const isCounted = design.risers !== 'fewest'
  const each = `Each comes out ${formatInches(riseIn)} high.`
  return (
    <MeasureRow decision="risers" sketch="risers">
      <OptionRow
        label="How many steps up?"
        value={isCounted ? 'counted' : 'fewest'}
        options={[
          { value: 'fewest', name: 'Work it out' },
          { value: 'counted', name: 'I counted' },
        ]}
        onChange={(value) => edit({ risers: value === 'fewest' ? 'fewest' : risers })}
        {...(isCounted ? {} : { hint: `${risers} steps up. ${each}` })}
      />
      {isCounted && (
        <CountField
          className="mt-3"
          label="Steps up, the last onto the upper floor"
          hint={
            <>
              {each} The upright faces are the <Term word="riser">risers</Term>: count those.
            </>
          }
          value={risers}
          onChange={(count) => edit({ risers: count }, 'risers')}
          problemOf={(count) => measureProblem('risers', count, design)}
        />
      )}
    </MeasureRow>
  )
}

/** How many of them lead up to the landing. */
export function RisersBelowRow() {
  const { design, stair, edit } = useDesign()
  const { risersBelow, risers } = stair.steps
  const isCounted = design.risersBelow !== 'half'
  const rest = `${risers - risersBelow} more lead on from there.`
  return (
    <MeasureRow decision="risersBelow" sketch="risersBelow">
      <OptionRow
        label="Steps up to the landing"
        value={isCounted ? 'counted' : 'half'}
        options={[
          { value: 'half', name: 'Half of them' },
          { value: 'counted', name: 'I counted' },
        ]}
        onChange={(value) => edit({ risersBelow: value === 'half' ? 'half' : risersBelow })}
        {...(isCounted
          ? {}
          : { hint: `${risersBelow} steps up, the last onto the landing. ${rest}` })}
      />
      {isCounted && (
        <CountField
          className="mt-3"
          label="Steps up, the last onto the landing"
          hint={rest}
          value={risersBelow}
          onChange={(count) => edit({ risersBelow: count }, 'risersBelow')}
          problemOf={(count) => belowProblem(count, risers)}
        />
      )}
    </MeasureRow>
  )
}

/** Each flight keeps two risers at least. */
function belowProblem(count: number, risers: number): string | undefined {
  return count >= 2 && count <= risers - 2
    ? undefined
    : `With ${risers} steps in all, 2 to ${risers - 2} can lead up to the landing.`
}
