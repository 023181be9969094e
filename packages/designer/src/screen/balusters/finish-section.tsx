import { FINISH, type FinishCode } from '@millrun/catalogue/choosing/option-group'
import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import { formatDollars } from '@millrun/commerce/dollars'
import type { Design, ShoeWish } from '@millrun/stair/design/design'
import { WOOD_CHOICES } from '@millrun/stair/design/wood-choice'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { OptionRow } from '@millrun/ui/fields/option-row.tsx'
import { placesChanged, withFinish } from './pattern/chosen-finish.ts'
import { STYLE_LETTERS } from './pattern/pattern-edits.ts'
import { SwatchOptions } from './swatch-options.tsx'
import type { Picking } from './use-pick.ts'

const SHOES: readonly { readonly value: ShoeWish; readonly name: string }[] = [
  { value: 'matching', name: 'Matching shoes' },
  { value: 'none', name: 'No shoes' },
]

/** The finish of the iron, the wood of everything else, and the shoes. */
export function FinishSection({ picking }: { readonly picking: Picking }) {
  const { design, stair, edit } = useDesign()
  const hasIron = stair.parts.styles.some(({ kind }) => kind === 'iron')
  return (
    <div className="flex flex-col gap-6">
      {hasIron && <Finish picking={picking} />}
      <div>
        <SwatchOptions
          label={hasIron ? 'Wood of rail and newels' : 'Wood'}
          value={design.wood}
          options={WOOD_CHOICES.map((wood) => ({
            value: wood,
            name: SPECIES_NAMES[wood],
            src: `/swatches/species-${wood}.webp`,
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

/** Every finish: balusters that are not sold in it give way to those that are. */
function Finish({ picking }: { readonly picking: Picking }) {
  const { design } = useDesign()
  const from = picking.from('finish')
  return (
    <SwatchOptions
      label="Finish of the iron"
      value={design.finish}
      options={FINISH.options.map(({ code, name, priceAddCents }) => ({
        value: code,
        name,
        src: `/swatches/finish-${code.toLowerCase()}.webp`,
        texts: [
          ...(priceAddCents > 0 ? [`+${formatDollars(priceAddCents)} each`] : []),
          ...changesText(from, code),
        ],
      }))}
      onChange={(finish) =>
        picking.pick('finish', withFinish(from, finish) ?? { design: from, notes: [] })
      }
    />
  )
}

function changesText(design: Design, finish: FinishCode): readonly string[] {
  const letters = placesChanged(design, finish).map((place) => STYLE_LETTERS[place] ?? '')
  return letters.length === 0 ? [] : [`Changes ${letters.join(', ')}`]
}
