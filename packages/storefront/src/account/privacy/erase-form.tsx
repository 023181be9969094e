import { ErasedSchema } from '@millrun/commerce/account/erase-account'
import { useState } from 'react'
import { Button } from '@millrun/ui/first/button.tsx'
import { goTo } from '../../router/go-to.ts'
import { z } from 'zod/mini'
import { accountAddress } from '../account-address.ts'
import { askAccount } from '../ask-account.ts'
import { EmailField } from '@millrun/ui/sign-in/email-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { Part } from '../part.tsx'
import { signOut } from '../session/sign-in-steps.ts'

/** Erases the account of whoever types its address once more. */
export function EraseForm({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part title="Erase me">
      <p className="mb-4 max-w-[60ch] text-ink-2">
        The account goes at once, with its addresses, kept carts and designs and its trade
        application. Your name and addresses are taken out of your orders; what was bought and what
        it cost stays in our books for as long as tax law asks. Orders under way are finished first.
      </p>
      {isOpen ? (
        <Form email={email} onCancel={() => setOpen(false)} />
      ) : (
        <Button look="outline" onClick={() => setOpen(true)}>
          Erase Me
        </Button>
      )}
    </Part>
  )
}

interface FormProps {
  readonly email: string
  readonly onCancel: () => void
}

function Form({ email, onCancel }: FormProps) {
  const sent = useSentForm<{ email: string }>({
    schema: sameAddress(email),
    values: { email: '' },
    send: async (body) => {
      const outcome = await askAccount('erase', ErasedSchema, { method: 'POST', body })
      if (!outcome.ok) return outcome.fault
      goTo(accountAddress('erased'), { replace: true, state: outcome.data })
      await signOut('local')
      return undefined
    },
  })
  return (
    <SentFields
      sent={sent}
      action="Erase Me for Good"
      doing="Erasing…"
      beside={
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <EmailField form={sent.form} name="email" hint={`To be sure, type ${email}`} />
    </SentFields>
  )
}

function sameAddress(email: string) {
  const typed = z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.refine((text) => text === email.toLowerCase(), 'This is not the address of this account'),
  )
  return z.object({ email: typed })
}
