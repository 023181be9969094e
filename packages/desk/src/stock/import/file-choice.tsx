import { CsvField } from '../../parts/csv-field.tsx'
import { FILE_KINDS, type FileKind } from './file-kinds.ts'

/** A file that was chosen, and the how manieth it is: the same name may come again with other rows. */
export interface ChosenFile {
  readonly number: number
  readonly csv: string
}

interface FileChoiceProps {
  readonly kind: FileKind
  readonly file: ChosenFile | undefined
  readonly onFile: (file: ChosenFile) => void
}

/** Where the file is chosen; nothing is changed by that. */
export function FileChoice({ kind, file, onFile }: FileChoiceProps) {
  const { headings, rest } = FILE_KINDS[kind]

  async function choose(chosen: File): Promise<void> {
    onFile({ number: (file?.number ?? 0) + 1, csv: await chosen.text() })
  }

  return (
    <>
      <CsvField
        hint={`Its headings are ${headings}; other columns are left alone.`}
        onFile={(chosen) => void choose(chosen)}
      />
      <p className="mt-3 max-w-[64ch] text-[15px] text-ink-2">
        The file that “Save as CSV” gives fits as well: change the numbers in it and send it back.{' '}
        {rest} Choosing a file shows what it would change; nothing is changed before you apply it.
      </p>
    </>
  )
}
