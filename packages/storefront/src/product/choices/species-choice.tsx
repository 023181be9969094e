import { speciesOf } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { SPECIES_NAMES, type Species } from '@millrun/catalogue/choosing/species'
import { Radio } from '@millrun/ui/fields/radio.tsx'
import type { Ref } from 'react'
import { swatchPath, SwatchChip } from '../../page/swatch.tsx'
import { percentChange } from '../../page/price-changes.ts'
import { SPECIES_MISSING } from './missing-species.ts'
import type { Selection } from './use-selection.ts'

interface SpeciesChoiceProps {
  readonly product: Listing
  readonly selection: Selection
  readonly ref: Ref<HTMLFieldSetElement>
}

const ERROR_ID = 'species-error'

/** The woods a product can be ordered in. One has to be picked; none is at first. */
export function SpeciesChoice({ product, selection, ref }: SpeciesChoiceProps) {
  const { isSpeciesMissing } = selection
  return (
    <fieldset
      ref={ref}
      role="radiogroup"
      aria-required="true"
      aria-invalid={isSpeciesMissing || undefined}
      aria-describedby={isSpeciesMissing ? ERROR_ID : undefined}
      className="group scroll-mt-4 aria-invalid:border-l-2 aria-invalid:border-wrong aria-invalid:pl-3"
    >
      <legend className="text-sm font-medium">
        Wood Species <span className="font-normal text-ink-2">(select one or more)</span>
      </legend>
      {isSpeciesMissing && (
        <p id={ERROR_ID} className="mt-1 text-[15px] font-medium text-wrong">
          {SPECIES_MISSING}
        </p>
      )}
      <div className="mt-2 border-t border-rule">
        {speciesOf(product).map((species) => (
          <SpeciesLine
            key={species}
            species={species}
            percent={product.species?.[species] ?? 100}
            isPicked={selection.choices['species'] === species}
            onPick={() => selection.choose({ species })}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SpeciesLineProps {
  readonly species: Species
  readonly percent: number
  readonly isPicked: boolean
  readonly onPick: () => void
}

function SpeciesLine({ species, percent, isPicked, onPick }: SpeciesLineProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-rule has-checked:font-medium">
      <Radio
        name="species"
        value={species}
        checked={isPicked}
        onChange={onPick}
        className="group-aria-invalid:border-wrong"
      />
      <SwatchChip src={swatchPath('species', species)} />
      {SPECIES_NAMES[species]}
      <span className="ml-auto text-[15px] font-normal text-ink-2">
        {percent === 100 ? 'Base price' : percentChange(percent)}
      </span>
    </label>
  )
}
