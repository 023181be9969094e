import { formatInches } from '@millrun/catalogue/inches'
import { measureProblem } from '@millrun/stair/design/measure-problem'
import { useDesign } from '../../design-state.tsx'
import { Term } from '../../terms/term.tsx'
import { InchesField } from '../../ui/inches-field.tsx'
import { OptionRow } from '@millrun/ui/fields/option-row.tsx'
import { MeasureRow } from './measure-row.tsx'
import { otherRun } from './other-run.ts'

/** How deep the steps are: one of them, or all together. */
export function RunRow() {
  const { design, stair, edit } = useDesign()
  const isOfTread = design.runOf === 'tread'
  const each = `Each step comes out ${formatInches(stair.steps.runIn)} deep.`
  return (
    <MeasureRow decision="runIn" sketch={isOfTread ? 'treadRunIn' : 'stairRunIn'}>
      <OptionRow
        label="How deep are the steps?"
        value={design.runOf}
        options={[
          { value: 'tread', name: 'One step' },
          { value: 'stair', name: 'All of them' },
        ]}
        onChange={(runOf) => edit({ runOf, runIn: otherRun(stair, runOf) })}
      />
      <InchesField
        className="mt-3"
        label={isOfTread ? 'Depth of one step' : 'Depth of all steps together'}
        hint={
          isOfTread ? (
            <>
              Level, from the front edge of one step to the front edge of the next: its{' '}
              <Term word="run" />.
            </>
          ) : (
            `Level, from the first upright face to the last, without a landing. ${each}`
          )
        }
        value={design.runIn}
        onChange={(runIn) => edit({ runIn }, 'runIn')}
        problemOf={(runIn) => measureProblem('runIn', runIn, design)}
      />
    </MeasureRow>
  )
}
