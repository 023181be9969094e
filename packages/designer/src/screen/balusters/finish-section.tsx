import { FINISH } from '@millrun/catalogue/option-group'
import { SPECIES_NAMES } from '@millrun/catalogue/species'
import { formatDollars } from '@millrun/commerce/dollars'
import { finishOffers } from '../../compatibility/choices-offered.ts'
import type { ShoeWish } from '../../design/design.ts'
import { WOOD_CHOICES } from '../../design/wood-choice.ts'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { OptionRow } from '../ui/option-row.tsx'
import { Misfits } from './misfits.tsx'
import { SwatchOptions } from './swatch-options.tsx'

const SHOES: readonly { readonly value: ShoeWish; readonly name: string }[] = [
  { value: 'matching', name: 'Matching shoes' },
  { value: 'none', name: 'No shoes' },
]

/** The finish of the iron, the wood of everything else, and the shoes. */
export function FinishSection() {
  const { design, stair, edit } = useDesign()
  const hasIron = stair.parts.styles.some(({ kind }) => kind === 'iron')
  return (
    <div className="flex flex-col gap-6">
      {hasIron && <Finish />}
      <div>
        <SwatchOptions
          label={hasIron ? 'Wood of rail and newels' : 'Wood'}
          value={design.wood}
          options={WOOD_CHOICES.map((wood) => ({
            value: wood,
            name: SPECIES_NAMES[wood],
            src: `/swatches/species-${wood}.svg`,
          }))}
          onChange={(wood) => edit({ wood })}
        />
        <p className="pt-2 text-[13px] leading-5 text-ink-2">
          All wood comes sanded and unfinished, or <Term word="primed" /> for paint. What is not
          made in the wood you choose comes in the nearest one; the parts list says which.
        </p>
      </div>
      {hasIron && (
        <div>
          <OptionRow
            label="At the foot of each bar"
            value={design.shoes}
            options={SHOES}
            onChange={(shoes) => edit({ shoes })}
          />
          <p className="pt-2 text-[13px] leading-5 text-ink-2">
            A <Term word="shoe" /> hides the hole that the bar stands in. Its size, finish and slope
            follow from your stair.
          </p>
        </div>
      )}
    </div>
  )
}

function Finish() {
  const { design, edit } = useDesign()
  const offers = finishOffers(design).flatMap(({ value, fit }) =>
    FINISH.options.filter(({ code }) => code === value).map((option) => ({ ...option, fit })),
  )
  return (
    <div>
      <SwatchOptions
        label="Finish of the iron"
        value={design.finish}
        options={offers
          .filter(({ code, fit }) => fit.ok || code === design.finish)
          .map(({ code, name, priceAddCents }) => ({
            value: code,
            name,
            src: `/swatches/finish-${code.toLowerCase()}.svg`,
            ...(priceAddCents > 0 && { text: `+${formatDollars(priceAddCents)} each` }),
          }))}
        onChange={(finish) => edit({ finish })}
      />
      <Misfits
        misfits={offers.flatMap(({ name, fit }) => (fit.ok ? [] : [{ name, reason: fit.reason }]))}
      />
    </div>
  )
}
