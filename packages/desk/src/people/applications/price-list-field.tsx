import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { usePriceLists } from '../../price-lists/use-price-lists.ts'

interface PriceListFieldProps {
  /** What the application is called: several of them stand on one screen. */
  readonly of: string
  /** The name of a list; empty for everybody's prices. */
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** By which price list an account is to buy. */
export function PriceListField({ of, value, onChoose }: PriceListFieldProps) {
  const { data, refusal } = usePriceLists()
  const names = [...new Set([value, ...(data?.lists.map(({ name }) => name) ?? [])])]
  const lists = Object.fromEntries(names.toSorted().map((name) => [name, name]))
  return (
    <NativeSelect
      label={`Price list of ${of}`}
      prompt=""
      error={refusal}
      className="max-w-100"
      options={{ ...lists, '': 'Everybody’s prices' }}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
