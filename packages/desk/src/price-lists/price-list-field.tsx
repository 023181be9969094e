import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { usePriceLists } from './use-price-lists.ts'

interface PriceListFieldProps {
  readonly label: string
  /** The name of a list; empty for everybody's prices. */
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** By which price list is bought or quoted. */
export function PriceListField({ label, value, onChoose }: PriceListFieldProps) {
  const { data, refusal } = usePriceLists()
  const names = [...new Set([value, ...(data?.lists.map(({ name }) => name) ?? [])])]
  const lists = Object.fromEntries(names.toSorted().map((name) => [name, name]))
  return (
    <NativeSelect
      label={label}
      prompt=""
      error={refusal}
      className="max-w-100"
      options={{ ...lists, '': 'Everybody’s prices' }}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
