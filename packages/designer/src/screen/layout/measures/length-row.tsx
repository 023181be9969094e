import { measureProblem } from '@millrun/stair/design/measure-problem'
import { useDesign } from '../../design-state.tsx'
import { InchesField } from '../../ui/inches-field.tsx'
import { MeasureRow } from './measure-row.tsx'
import { MEASURE_WORDS } from './measure-words.tsx'

type LengthName = keyof typeof MEASURE_WORDS

/** A length of the stair. All that is typed into it in one go is one step to undo. */
export function LengthRow({ name }: { readonly name: LengthName }) {
  const { design, edit } = useDesign()
  const { label, hint } = MEASURE_WORDS[name]

  function onChange(lengthIn: number): void {
    const changes: Partial<Record<LengthName, number>> = { [name]: lengthIn }
    edit(changes, name)
  }

  return (
    <MeasureRow decision={name} sketch={name}>
      <InchesField
        label={label}
        hint={hint}
        value={design[name]}
        onChange={onChange}
        problemOf={(lengthIn) => measureProblem(name, lengthIn, design)}
      />
    </MeasureRow>
  )
}
