import type { ShownCustomer } from '@millrun/commerce/desk/people/customers'
import { DoneSchema } from '@millrun/commerce/desk/shown-order'
import type { Outcome } from '@millrun/ui/asking/outcome'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { askDesk } from '../../asking/ask-desk.ts'
import { saveFromDesk } from '../../asking/save-from-desk.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { Part } from '../../parts/part.tsx'

type Dialog = 'erase' | 'apps'

/** What a customer asks for by telephone about their own data. */
export function CustomerPrivacy({ customer: { address, account } }: { customer: ShownCustomer }) {
  const [dialog, setDialog] = useState<Dialog>()
  const [done, setDone] = useState<string>()
  const query = new URLSearchParams({ address }).toString()
  const close = () => setDialog(undefined)
  return (
    <Part title="Their own data">
      <p className="mb-5 max-w-[70ch]">
        Please be sure who is calling before you do any of this: ask for something that stands on
        one of their orders. Each of it is written down.
      </p>
      <div className="flex flex-wrap gap-3">
        <PressedButton
          look="tool"
          action="Save Their Data"
          doing="Saving…"
          press={() => saveFromDesk(`customer/export?${query}`, 'customer.json')}
        />
        {account !== null && !account.isStaff && (
          <Button look="tool" onClick={() => setDialog('apps')}>
            Take Their App Away
          </Button>
        )}
        <Button look="tool" onClick={() => setDialog('erase')}>
          Erase This Customer
        </Button>
      </div>
      <p className="mt-4 max-w-[70ch] empty:sr-only" aria-live="polite">
        {done}
      </p>
      {dialog === 'apps' && <AppsDialog address={address} onDone={setDone} onClose={close} />}
      {dialog === 'erase' && <EraseDialog address={address} onDone={setDone} onClose={close} />}
    </Part>
  )
}

interface DialogProps {
  readonly address: string
  readonly onDone: (sentence: string) => void
  readonly onClose: () => void
}

function AppsDialog({ address, onDone, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      title="Take the authenticator app away?"
      action="Take It Away"
      doing="Taking it away…"
      onConfirm={() => tell(onDone, 'customer/forget-apps', { address })}
      onClose={onClose}
    >
      <p>
        {address} signs in without the app then, is signed out on all devices, and is told by mail.
      </p>
    </ConfirmDialog>
  )
}

function EraseDialog({ address, onDone, onClose }: DialogProps) {
  const [typed, setTyped] = useState('')
  return (
    <ConfirmDialog
      title="Erase this customer?"
      action="Erase"
      doing="Erasing…"
      onConfirm={() => tell(onDone, 'customer/erase', { address, typed })}
      onClose={onClose}
    >
      <p className="mb-4">
        Account, addresses and applications are deleted, and orders that are done with lose their
        buyer. What tax law asks for stays. This cannot be taken back.
      </p>
      <TextField
        label={`To erase them, please type ${address}`}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

async function tell(
  onDone: (sentence: string) => void,
  path: string,
  body: object,
): Promise<Outcome<unknown>> {
  const outcome = await askDesk(path, DoneSchema, { method: 'POST', body })
  if (outcome.ok) onDone(outcome.data.sentence)
  return outcome
}
