import { TextField } from '@millrun/ui/fields/text-field.tsx'

interface CsvFieldProps {
  readonly hint: string
  readonly onFile: (file: File) => void
}

/** Where a CSV file is chosen, and chosen again when it was mended meanwhile. */
export function CsvField({ hint, onFile }: CsvFieldProps) {
  return (
    <TextField
      label="CSV file"
      type="file"
      accept=".csv,.txt,.tsv,text/csv"
      className="max-w-140"
      hint={hint}
      // A browser keeps it to itself when the file that stands here is chosen once more.
      onClick={({ currentTarget }) => {
        currentTarget.value = ''
      }}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        if (file !== undefined) onFile(file)
      }}
    />
  )
}
