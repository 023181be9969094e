import type { Outcome } from '@millrun/ui/asking/outcome'
import { Button } from '@millrun/ui/first/button.tsx'
import { AlertDialog } from 'radix-ui'
import { useState, type ReactNode } from 'react'

interface ConfirmDialogProps {
  /** A question. */
  readonly title: string
  /** What will follow, in a sentence or two. */
  readonly children: ReactNode
  readonly action: string
  /** What the button says while it is done. */
  readonly doing: string
  readonly onConfirm: () => Promise<Outcome<unknown>>
  /** It was done, or is not to be done. */
  readonly onClose: () => void
}

/** Asks before something that cannot be taken back; it stays, and says why, when it could not be done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, doing, onConfirm, onClose } = props
  const [isDoing, setDoing] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function confirm(): Promise<void> {
    setDoing(true)
    setRefusal(undefined)
    const outcome = await onConfirm()
    setDoing(false)
    if (outcome.ok) onClose()
    else setRefusal(outcome.fault.sentence)
  }

  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => isOpen || isDoing || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-ink/45" />
        <AlertDialog.Content className="fixed inset-x-4 inset-y-0 z-50 m-auto h-fit max-h-[90dvh] max-w-120 overflow-y-auto border border-ink bg-paper p-6">
          <AlertDialog.Title className="title-part">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-3 text-lg text-pretty">{children}</div>
          </AlertDialog.Description>
          <p aria-live="polite" className="mt-3 text-wrong empty:sr-only">
            {refusal}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button aria-disabled={isDoing} onClick={() => void (isDoing || confirm())}>
              {isDoing ? doing : action}
            </Button>
            <AlertDialog.Cancel asChild>
              <Button look="outline">Not Now</Button>
            </AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
