import { formatInches } from '@millrun/catalogue/inches'
import { measureProblem } from '@millrun/stair/design/measure-problem'
import { useDesign } from '../../design-state.tsx'
import { Term } from '../../terms/term.tsx'
import { CountedRow } from './counted-row.tsx'

/** How many risers: counted on the stair, or as few as keep the steps easy. */
export function RisersRow() {
  const { design, stair, edit } = useDesign()
  const { risers, riseIn } = stair.steps
  const each = `Each comes out ${formatInches(riseIn)} high.`
  return (
    <CountedRow
      decision="risers"
      question="How many steps up?"
      workedOut={{ name: 'Work it out', hint: `${risers} steps up. ${each}` }}
      isCounted={design.risers !== 'fewest'}
      onWorkOut={() => edit({ risers: 'fewest' })}
      label="Steps up, the last onto the upper floor"
      hint={
        <>
          {each} The upright faces are the <Term word="riser">risers</Term>: count those.
        </>
      }
      value={risers}
      onCount={(count, gesture) => edit({ risers: count }, gesture)}
      problemOf={(count) => measureProblem('risers', count, design)}
    />
  )
}

/** How many of them lead up to the landing. */
export function RisersBelowRow() {
  const { design, stair, edit } = useDesign()
  const { risersBelow, risers } = stair.steps
  const rest = `${risers - risersBelow} more lead on from there.`
  return (
    <CountedRow
      decision="risersBelow"
      question="Steps up to the landing"
      workedOut={{
        name: 'Half of them',
        hint: `${risersBelow} steps up, the last onto the landing. ${rest}`,
      }}
      isCounted={design.risersBelow !== 'half'}
      onWorkOut={() => edit({ risersBelow: 'half' })}
      label="Steps up, the last onto the landing"
      hint={rest}
      value={risersBelow}
      onCount={(count, gesture) => edit({ risersBelow: count }, gesture)}
      problemOf={(count) => belowProblem(count, risers)}
    />
  )
}

/** Each flight keeps two risers at least. */
function belowProblem(count: number, risers: number): string | undefined {
  return count >= 2 && count <= risers - 2
    ? undefined
    : `With ${risers} steps in all, 2 to ${risers - 2} can lead up to the landing.`
}
