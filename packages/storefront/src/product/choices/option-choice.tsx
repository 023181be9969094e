import type { Option, OptionGroup } from '@millrun/catalogue/choosing/option-group'
import { Select } from '@millrun/ui/first/select.tsx'
import { SwatchButton, swatchKind, swatchPath } from '../../page/swatch.tsx'
import { priceChange } from '../../page/price-changes.ts'

interface OptionChoiceProps {
  readonly group: OptionGroup
  readonly chosen: Option
  /** It takes the whole width, not half of it. */
  readonly isWide: boolean
  /** What an option does to the price, in cents. */
  readonly changeOf: (option: Option) => number
  readonly onChoose: (code: string) => void
}

/** A choice that the product asks for: a dropdown, and swatches where it is a matter of looks. */
export function OptionChoice(props: OptionChoiceProps) {
  const { group, chosen, isWide, changeOf, onChoose } = props
  const labelId = `${group.id}-label`
  return (
    <div className={isWide ? 'col-span-2' : ''}>
      <label
        id={labelId}
        htmlFor={`${group.id}-select`}
        className="mb-1.5 block text-sm font-medium"
      >
        {group.name}
      </label>
      <Select
        id={`${group.id}-select`}
        labelledBy={labelId}
        value={chosen.code}
        options={group.options.map((option) => ({
          value: option.code,
          label: label(option, changeOf),
        }))}
        onChange={(code) => onChoose(code.toLowerCase())}
      />
      <Swatches {...props} />
    </div>
  )
}

function Swatches({ group, chosen, changeOf, onChoose }: OptionChoiceProps) {
  const kind = swatchKind(group)
  if (kind === undefined) return null
  return (
    <div className="mt-3.5 grid grid-cols-4 gap-x-2 gap-y-3.5 sm:grid-cols-7">
      {group.options.map((option) => {
        const note = priceChange(changeOf(option))
        return (
          <SwatchButton
            key={option.code}
            src={swatchPath(kind, option.code)}
            name={option.name}
            {...(note === '' ? {} : { note })}
            isPicked={option === chosen}
            onPick={() => onChoose(option.code.toLowerCase())}
          />
        )
      })}
    </div>
  )
}

function label(option: Option, changeOf: OptionChoiceProps['changeOf']): string {
  const change = priceChange(changeOf(option))
  return change === '' ? option.name : `${option.name} (${change})`
}
