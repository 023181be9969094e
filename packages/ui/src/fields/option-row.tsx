import { RadioOptions } from './radio-options.tsx'

interface OptionRowProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly name: string }[]
  readonly onChange: (value: T) => void
  /** Said under the options. */
  readonly hint?: string
}

/** One of a few words, side by side. */
export function OptionRow<T extends string>(props: OptionRowProps<T>) {
  return (
    <RadioOptions
      {...props}
      listClass="flex flex-wrap gap-2"
      optionClass="flex min-h-11 items-center rounded-xs border border-rule-2 px-3.5 text-[15px] hover:bg-paper-2 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plotter"
    >
      {({ name }) => name}
    </RadioOptions>
  )
}
