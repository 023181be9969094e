import { measureProblem } from '@millrun/stair/design/measure-problem'
import { hasFlight } from '@millrun/stair/layouts/layouts'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { InchesField } from '../ui/inches-field.tsx'
import { MeasureRow } from './measures/measure-row.tsx'
import { type RailVerdict, existingRailVerdict } from './existing-rail-verdict.ts'

/** The height of the rail that stays, and at once what the code says to it. */
export function ExistingRail() {
  const { design, stair, edit } = useDesign()
  const heightIn = design.existingRailIn
  const isLevel = !hasFlight(design)
  const isMeasured = heightIn !== 'not-measured'
  return (
    <div className="mt-5">
      <MeasureRow
        decision="existingRailIn"
        sketch={isLevel ? 'levelRailHeightIn' : 'existingRailIn'}
      >
        <InchesField
          label="First of all: how high is your rail?"
          hint={
            isLevel ? (
              'Straight up from the floor to the top of the rail.'
            ) : (
              <>
                Straight up from the front edge of a step, its <Term word="nosing" />, to the top of
                the rail. The fourth step is a good place.
              </>
            )
          }
          value={isMeasured ? heightIn : undefined}
          onChange={(existingRailIn) => edit({ existingRailIn }, 'existingRailIn')}
          problemOf={(lengthIn) => measureProblem('existingRailIn', lengthIn, design)}
        />
        {isMeasured && (
          <Button look="quiet" onClick={() => edit({ existingRailIn: 'not-measured' })}>
            I am not sure of it
          </Button>
        )}
      </MeasureRow>
      <div data-inches aria-live="polite">
        <Verdict verdict={existingRailVerdict(stair)} />
      </div>
    </div>
  )
}

function Verdict({ verdict }: { readonly verdict: RailVerdict }) {
  const { edit } = useDesign()
  const isLow = verdict.state === 'low'
  return (
    <div className={`border-l-2 pl-3 ${isLow ? 'border-wrong' : 'border-ink'}`}>
      <p className={`font-medium ${isLow ? 'text-wrong' : ''}`}>{verdict.title}</p>
      {verdict.sentences.map((sentence) => (
        <p key={sentence} className="pt-1.5 text-[15px] leading-snug">
          {sentence}
        </p>
      ))}
      {isLow && (
        <>
          <p className="pt-1.5 text-[15px] leading-snug">
            You can plan a new rail here, or ask your building department whether the old one may
            stay as it is.
          </p>
          <Button look="tool" className="mt-2.5" onClick={() => edit({ job: 'new-rail' })}>
            Plan a new rail
          </Button>
        </>
      )}
    </div>
  )
}
