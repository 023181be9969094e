import type { ImportMode } from '@millrun/commerce/desk/import-request'
import { Radio } from '@millrun/ui/fields/radio.tsx'
import { useId } from 'react'
import { useStaff } from '../../session/staff-context.ts'
import type { FileKind } from './file-kinds.ts'

const KINDS = [
  { value: 'prices', words: 'Prices' },
  { value: 'stock', words: 'Stock' },
] as const

const MODES = [
  { value: 'set', words: 'Set: the file says how many are there' },
  { value: 'add', words: 'Add: the file says how many have come in' },
] as const

interface ImportChoicesProps {
  readonly kind: FileKind
  readonly mode: ImportMode
  readonly onKind: (kind: FileKind) => void
  readonly onMode: (mode: ImportMode) => void
}

/** What a file is to change, and for stock whether its numbers are set or added. */
export function ImportChoices({ kind, mode, onKind, onMode }: ImportChoicesProps) {
  const { role } = useStaff()
  return (
    <div className="mb-4 flex flex-wrap gap-x-12 gap-y-3">
      {role !== 'shipping' && (
        <Choices label="What it changes" options={KINDS} chosen={kind} onChoose={onKind} />
      )}
      {kind === 'stock' && (
        <Choices label="What its numbers mean" options={MODES} chosen={mode} onChoose={onMode} />
      )}
    </div>
  )
}

interface ChoicesProps<T extends string> {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly words: string }[]
  readonly chosen: string
  readonly onChoose: (value: T) => void
}

function Choices<T extends string>({ label, options, chosen, onChoose }: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, words }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <Radio name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
