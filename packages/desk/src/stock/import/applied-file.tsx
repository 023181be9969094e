import type { AppliedImport, ImportMode } from '@millrun/commerce/desk/import-request'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { useEffect, useRef } from 'react'
import { saveFromDesk } from '../../asking/save-from-desk.ts'
import { Part } from '../../parts/part.tsx'
import { FILE_KINDS, type FileKind } from './file-kinds.ts'

interface AppliedFileProps {
  readonly kind: FileKind
  readonly mode: ImportMode
  readonly applied: AppliedImport & { readonly id: string }
}

/** What a file has changed, and the file that takes it back. */
export function AppliedFile({ kind, mode, applied }: AppliedFileProps) {
  const said = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  useEffect(() => said.current?.focus(), [])
  const choice = kind === 'stock' ? ` with “${mode === 'set' ? 'Set' : 'Add'}”` : ''
  return (
    <Part title="Applied">
      <p ref={said} tabIndex={-1} className="mb-4 text-lg outline-none">
        {applied.sentence}
      </p>
      {applied.hasReverse && (
        <>
          <PressedButton
            look="tool"
            action="Save the Way Back"
            doing="Saving…"
            press={() => saveFromDesk(`imports/${applied.id}/reverse.csv`, `reverse-${kind}.csv`)}
          />
          <p className="mt-2 max-w-[64ch] text-[15px] text-ink-2">
            {FILE_KINDS[kind].seen} The way back is a file that puts back what was there before: to
            take the change back, choose it above{choice}, look at it, and apply it.
          </p>
        </>
      )}
    </Part>
  )
}
