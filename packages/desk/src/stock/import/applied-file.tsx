import type { AppliedImport, ImportKind, ImportMode } from '@millrun/commerce/desk/import-request'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { saveFromDesk } from '../../asking/save-from-desk.ts'
import { Part } from '../../parts/part.tsx'

interface AppliedFileProps {
  readonly kind: ImportKind
  readonly mode: ImportMode
  readonly applied: AppliedImport & { readonly id: string }
}

/** What a file has changed, and the file that takes it back. */
export function AppliedFile({ kind, mode, applied }: AppliedFileProps) {
  const choice = kind === 'stock' ? ` with “${mode === 'set' ? 'Set' : 'Add'}”` : ''
  return (
    <Part title="Applied">
      <output className="mb-4 block text-lg">
        {applied.sentence} The shop shows it within ten seconds.
      </output>
      {applied.hasReverse && (
        <>
          <PressedButton
            look="tool"
            action="Save the Way Back"
            doing="Saving…"
            press={() => saveFromDesk(`imports/${applied.id}/reverse.csv`, `reverse-${kind}.csv`)}
          />
          <p className="mt-2 max-w-[64ch] text-[15px] text-ink-2">
            This file puts back what was there before. To take the change back, choose it above
            {choice}, look at it, and apply it.
          </p>
        </>
      )}
    </Part>
  )
}
