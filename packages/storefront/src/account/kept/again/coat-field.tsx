import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'

interface CoatFieldProps<T extends string> {
  readonly label: string
  readonly prompt: string
  readonly codes: readonly T[]
  readonly nameOf: (code: T) => string
  /** What the kept design has. */
  readonly kept: T
  readonly value: T
  readonly onChange: (code: T) => void
}

/** One of a few finishes or woods; nothing where there is none to choose. */
export function CoatField<T extends string>(props: CoatFieldProps<T>) {
  const { label, prompt, codes, nameOf, kept, value, onChange } = props
  if (codes.length === 0) return null
  const named = codes.map((code) => [code, textOf(nameOf(code), code === kept)] as const)
  return (
    <NativeSelect
      label={label}
      prompt={prompt}
      options={Object.fromEntries(named)}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = codes.find((code) => code === currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    />
  )
}

function textOf(name: string, isKept: boolean): string {
  return isKept ? `${name}, as it is kept` : name
}
