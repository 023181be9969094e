export interface SelectOption<V extends string = string> {
  /** Never empty. */
  readonly value: V
  readonly label: string
}

export interface SelectProps<V extends string = string> {
  readonly id: string
  readonly value: V
  readonly options: readonly SelectOption<V>[]
  readonly onChange: (value: V) => void
  /** Id of the label's element; a label's `htmlFor` names the native one only. */
  readonly labelledBy: string
  readonly size?: 'field' | 'bar'
}

export const SELECT_SIZES = { field: 'h-12', bar: 'h-11 text-[15px] lg:h-10' } as const

export const SELECT_CLASS =
  'w-full cursor-pointer appearance-none rounded-xs border border-rule-2 bg-field pr-10 pl-3.5 text-left text-ink'

/** Calls `onChange` with the option of this value. */
export function pick<V extends string>(
  options: readonly SelectOption<V>[],
  value: string,
  onChange: (value: V) => void,
): void {
  const option = options.find((known) => known.value === value)
  if (option !== undefined) onChange(option.value)
}
