import { speciesOf, type Choices } from '@millrun/catalogue/choosing/choices'
import type { Listing } from '@millrun/catalogue/product'
import { SPECIES_NAMES } from '@millrun/catalogue/choosing/species'
import { priceChangeOf } from '@millrun/catalogue/choosing/unit-price'
import { priceChange } from '../../page/price-changes.ts'
import { SPECIES_MISSING } from '../../product/choices/missing-species.ts'
import { Icon } from '@millrun/ui/first/icon.tsx'

interface RowChoicesProps {
  readonly product: Pick<
    Listing,
    'id' | 'itemNumber' | 'priceCents' | 'originalCents' | 'optionGroups' | 'species'
  >
  readonly choices: Choices
  /** What is said where there is no choice. */
  readonly only: string
  readonly isSpeciesMissing: boolean
  readonly onChoose: (choices: Choices) => void
}

/** The choices of a row, a small list each. */
export function RowChoices(props: RowChoicesProps) {
  const { product, choices, only, isSpeciesMissing, onChoose } = props
  const { id, itemNumber, optionGroups } = product
  const woods = speciesOf(product)
  if (woods.length === 0 && optionGroups.length === 0) return only
  return (
    <div className="grid max-w-48 gap-1">
      {woods.length > 0 && (
        <>
          <RowSelect
            name={`species-${id}`}
            label={`Species of ${itemNumber}`}
            value={choices['species'] ?? NOTHING}
            prompt="Choose a species"
            isWrong={isSpeciesMissing}
            options={Object.fromEntries(woods.map((wood) => [wood, SPECIES_NAMES[wood]]))}
            onPick={(species) => onChoose({ ...choices, species })}
          />
          {isSpeciesMissing && (
            <p className="text-[13px] leading-tight text-wrong">{SPECIES_MISSING}</p>
          )}
        </>
      )}
      {optionGroups.map((group) => (
        <RowSelect
          key={group.id}
          name={`${group.id}-${id}`}
          label={`${group.name} of ${itemNumber}`}
          value={choices[group.id] ?? group.options[0].code.toLowerCase()}
          options={Object.fromEntries(
            group.options.map((option) => {
              const change = priceChange(priceChangeOf(product, choices, group, option))
              return [option.code.toLowerCase(), `${option.name} ${change}`.trim()]
            }),
          )}
          onPick={(code) => onChoose({ ...choices, [group.id]: code })}
        />
      ))}
    </div>
  )
}

/** No wood is called so. */
const NOTHING = 'none'

interface RowSelectProps {
  readonly name: string
  readonly label: string
  readonly value: string
  /** What is shown while nothing is chosen; it is no item of the list. */
  readonly prompt?: string
  readonly isWrong?: boolean
  /** Names by value, in the order of the list. */
  readonly options: Readonly<Record<string, string>>
  readonly onPick: (value: string) => void
}

function RowSelect({ name, label, value, prompt, isWrong, options, onPick }: RowSelectProps) {
  return (
    <span className="relative block">
      <select
        name={name}
        aria-label={label}
        aria-invalid={isWrong === true || undefined}
        value={value}
        onChange={(event) => onPick(event.currentTarget.value)}
        className="h-11 w-full cursor-pointer appearance-none truncate rounded-xs border border-rule-2 bg-field pr-7 pl-2 text-sm aria-invalid:border-wrong lg:h-9"
      >
        {prompt !== undefined && value === NOTHING && (
          <option value={NOTHING} disabled hidden>
            {prompt}
          </option>
        )}
        {Object.entries(options).map(([code, option]) => (
          <option key={code} value={code}>
            {option}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        size={16}
        className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2"
      />
    </span>
  )
}
