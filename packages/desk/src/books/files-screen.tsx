import type { ReactNode } from 'react'
import { EXPORTED_FILES } from '@millrun/commerce/desk/books/exported-file'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { saveFromDesk } from '../asking/save-from-desk.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { Part } from '../parts/part.tsx'
import { useStaff } from '../session/staff-context.ts'
import { MonthChoice, useMonth } from './month-choice.tsx'

/** Files for the accountant, and everything that the shop knows for its owner. */
export function FilesScreen() {
  const [month, onMonth] = useMonth()
  const { role } = useStaff()
  return (
    <>
      <ScreenTitle title="Files" />
      <Part title="For the accountant">
        <MonthChoice month={month} onMonth={onMonth} />
        <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <FileRow
            name="QuickBooks Desktop"
            path={`export/quickbooks.iif?month=${month}`}
            file={`quickbooks-${month}.iif`}
          >
            Each sale and each refund of the month as a transaction (IIF). PayPal’s fees are not in
            it: please enter them from PayPal’s own statement.
          </FileRow>
          <FileRow
            name="Journal"
            path={`export/journal.csv?month=${month}`}
            file={`journal-${month}.csv`}
          >
            Sales and refunds of each day for QuickBooks Online and other books (CSV), with as much
            debit as credit.
          </FileRow>
        </ul>
        <p className="mt-6 max-w-[70ch] text-[15px] text-ink-2">
          Both files sum up to the tax report of the same month, to the cent.
        </p>
      </Part>
      {role === 'owner' && <Everything />}
    </>
  )
}

/** All that the shop knows, to take along. */
function Everything() {
  return (
    <Part title="Everything the shop knows">
      <p className="mb-6 max-w-[70ch]">
        One file for each table, a line of JSON for each row. They hold names and addresses of
        buyers: please keep them where nobody else reads them. That you took one is written down.
      </p>
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2 2xl:grid-cols-3">
        {Object.entries(EXPORTED_FILES).map(([name, words]) => (
          <FileRow
            key={name}
            name={words}
            path={`export/everything/${name}.jsonl`}
            file={`${name}.jsonl`}
          />
        ))}
      </ul>
    </Part>
  )
}

interface FileRowProps {
  readonly name: string
  readonly path: string
  readonly file: string
  readonly children?: ReactNode
}

/** A file with what stands in it. */
function FileRow({ name, path, file, children }: FileRowProps) {
  return (
    <li className="border-t border-rule pt-3">
      <h3 className="title-card">{name}</h3>
      <p className="mt-1 mb-3 max-w-[52ch] text-[15px]">{children}</p>
      <PressedButton
        look="tool"
        action={`Save ${file}`}
        doing="Saving…"
        press={() => saveFromDesk(path, file)}
      />
    </li>
  )
}
