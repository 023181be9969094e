import {
  type AppliedImport,
  AppliedImportSchema,
  type ImportMode,
  ImportPreviewSchema,
} from '@millrun/commerce/desk/import-request'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { useId, useState } from 'react'
import { askDesk } from '../../asking/ask-desk.ts'
import { AskedContent } from '../../asking/asked-content.tsx'
import { useAskAgain } from '../../asking/use-ask-again.ts'
import { useOutcome } from '../../asking/use-asked.ts'
import { Part } from '../../parts/part.tsx'
import { AppliedFile } from './applied-file.tsx'
import { ApplyFile } from './apply-file.tsx'
import { ChangesTable } from './changes-table.tsx'
import { FILE_KINDS, type FileKind } from './file-kinds.ts'

interface LookedFileProps {
  readonly kind: FileKind
  readonly mode: ImportMode
  readonly csv: string
}

/** What a file would change, and once it is applied, what it has changed. */
export function LookedFile({ kind, mode, csv }: LookedFileProps) {
  const look = useId()
  const [applied, setApplied] = useState<AppliedImport & { readonly id: string }>()
  const askAgain = useAskAgain()
  const body = { kind, mode, csv }
  const asked = useOutcome(['import', look], () =>
    askDesk('imports', ImportPreviewSchema, { method: 'POST', body }),
  )

  async function apply(id: string): Promise<Outcome<unknown>> {
    const outcome = await askDesk(`imports/${id}/apply`, AppliedImportSchema, { method: 'POST' })
    if (!outcome.ok) return outcome
    // The file may be looked at anew after this, and then has another id.
    setApplied({ ...outcome.data, id })
    await askAgain([FILE_KINDS[kind].asked])
    return outcome
  }

  return (
    <AskedContent asked={asked} waiting="Looking at the file…">
      {({ id, rows }) =>
        applied === undefined ? (
          <Part title="What it will change">
            <ApplyFile
              kind={kind}
              rows={rows}
              apply={() => apply(id)}
              isLooking={asked.isAsking}
              onLookAgain={asked.askAgain}
            />
            <ChangesTable rows={rows} />
          </Part>
        ) : (
          <AppliedFile kind={kind} mode={mode} applied={applied} />
        )
      }
    </AskedContent>
  )
}
