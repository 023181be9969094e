import { ImportPreviewSchema, type ImportPreview } from '@millrun/commerce/desk/import-request'
import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { ButtonLink } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { askDesk } from '../asking/ask-desk.ts'
import { useAskAgain } from '../asking/use-ask-again.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { BigButton } from '../parts/big-button.tsx'
import { ImportRows } from './import-rows.tsx'

/** Tracking numbers from a file: looked at row by row, then written down all at once. */
export function TrackingImportScreen() {
  const [preview, setPreview] = useState<ImportPreview>()
  const [said, setSaid] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const askAgain = useAskAgain()

  async function look(file: File | undefined): Promise<void> {
    setPreview(undefined)
    setSaid(undefined)
    setRefusal(undefined)
    if (file === undefined) return
    setBusy(true)
    const body = { kind: 'tracking', csv: await file.text() }
    const outcome = await askDesk('imports', ImportPreviewSchema, { method: 'POST', body })
    setBusy(false)
    if (outcome.ok) setPreview(outcome.data)
    else setRefusal(outcome.fault.sentence)
  }

  async function apply(id: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setRefusal(undefined)
    const outcome = await askDesk(`imports/${id}/apply`, DoneSchema, { method: 'POST' })
    setBusy(false)
    if (!outcome.ok) {
      setRefusal(outcome.fault.sentence)
      return
    }
    setSaid(outcome.data.sentence)
    setPreview(undefined)
    await Promise.all([askAgain(['orders']), askAgain(['packing'])])
  }

  const bad = preview?.rows.filter(({ problem }) => problem !== null).length ?? 0
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
        A CSV file with the headings order, carrier and tracking, and items, such as 3 x C-2005,
        where only a part leaves. You see what each row does before anything is written.
      </p>
      <TextField
        type="file"
        label="File"
        accept=".csv,.txt,.tsv,text/csv"
        className="max-w-120"
        onChange={(event) => void look(event.target.files?.[0])}
      />
      <p className="text-lg empty:hidden" aria-live="polite">
        {isBusy ? 'One moment…' : said}
      </p>
      <p className="text-lg text-wrong empty:hidden" aria-live="polite">
        {refusal}
      </p>
      {preview !== undefined && (
        <>
          <ImportRows rows={preview.rows} />
          <div className="mt-6 flex flex-wrap items-center gap-6">
            {bad === 0 ? (
              <BigButton aria-disabled={isBusy} onClick={() => void apply(preview.id)}>
                Write Down {preview.rows.length}
              </BigButton>
            ) : (
              <p className="max-w-[60ch] text-lg">
                {bad === 1 ? 'One row has a problem' : `${bad} rows have a problem`}: nothing is
                written. Please mend the file and choose it again.
              </p>
            )}
          </div>
        </>
      )}
    </>
  )
}
