import { ButtonLink } from '../parts/button-link.tsx'
import type { ImportPreview } from '@millrun/commerce/desk/import-request'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { BigButton } from '../parts/big-button.tsx'
import { CsvField } from '../parts/csv-field.tsx'
import { ImportRows } from './import-rows.tsx'
import { useTrackingImport } from './use-tracking-import.ts'

/** Tracking numbers from a file: looked at row by row, then written down all at once. */
export function TrackingImportScreen() {
  const { preview, said, refusal, isBusy, look, apply } = useTrackingImport()
  return (
    <>
      <ScreenTitle
        title="Tracking from a File"
        actions={
          <ButtonLink look="tool" to="/packing">
            All to Be Sent
          </ButtonLink>
        }
      />
      <p className="mb-5 max-w-[64ch] text-lg">
        You see what each row does before anything is written.
      </p>
      <CsvField
        hint="Its headings are order, carrier and tracking, and items, such as 3 x C-2005, where only a part leaves."
        onFile={(file) => void look(file)}
      />
      <p className="text-lg empty:hidden" aria-live="polite">
        {isBusy ? 'One moment…' : said}
      </p>
      <p className="text-lg text-wrong empty:hidden" aria-live="polite">
        {refusal}
      </p>
      {preview !== undefined && (
        <Looked preview={preview} isBusy={isBusy} onApply={() => void apply(preview.id)} />
      )}
    </>
  )
}

interface LookedProps {
  readonly preview: ImportPreview
  readonly isBusy: boolean
  readonly onApply: () => void
}

/** What each row does, and the button that does it, where none has a problem. */
function Looked({ preview: { rows }, isBusy, onApply }: LookedProps) {
  const bad = rows.filter(({ problem }) => problem !== null).length
  return (
    <>
      <ImportRows rows={rows} />
      <div className="mt-6">
        {bad === 0 ? (
          <BigButton aria-disabled={isBusy} onClick={onApply}>
            Write Down {rows.length}
          </BigButton>
        ) : (
          <p className="max-w-[60ch] text-lg">
            {bad === 1 ? 'One row has a problem' : `${bad} rows have a problem`}: nothing is
            written. Please mend the file and choose it again.
          </p>
        )}
      </div>
    </>
  )
}
