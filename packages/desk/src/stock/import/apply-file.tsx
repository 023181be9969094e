import type { ImportRow } from '@millrun/commerce/desk/import-request'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { countRows } from './count-rows.ts'
import type { FileKind } from './file-kinds.ts'

interface ApplyFileProps {
  readonly kind: FileKind
  readonly rows: readonly ImportRow[]
  readonly apply: () => Promise<Outcome<unknown>>
  readonly isLooking: boolean
  readonly onLookAgain: () => void
}

/** Applies a file whose rows are all right, or says why it cannot be: all of it is done or nothing. */
export function ApplyFile({ kind, rows, apply, isLooking, onLookAgain }: ApplyFileProps) {
  const [isApplying, setApplying] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { problems, changes, said } = countRows(rows, kind)
  const canApply = problems === 0 && changes > 0 && refusal === undefined

  async function press(): Promise<void> {
    setApplying(true)
    const outcome = await apply()
    setApplying(false)
    if (!outcome.ok) setRefusal(outcome.fault.sentence)
  }

  function lookAgain(): void {
    setRefusal(undefined)
    onLookAgain()
  }

  return (
    <div className="mb-6">
      <output className="mb-3 block text-lg">{said}</output>
      <p role="alert" className="mb-3 max-w-[70ch] border-l-4 border-wrong py-1 pl-4 empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          disabled={!canApply}
          aria-disabled={isApplying}
          onClick={() => void (isApplying || press())}
        >
          {isApplying ? 'Applying…' : 'Apply the File'}
        </Button>
        {(refusal !== undefined || problems > 0) && (
          <Button look="tool" aria-disabled={isLooking} onClick={() => isLooking || lookAgain()}>
            {isLooking ? 'Looking…' : 'Look Again'}
          </Button>
        )}
      </div>
    </div>
  )
}
