import { z } from 'zod/mini'
import { useState } from 'react'
import { knownPassword, newPassword } from '@millrun/commerce/account/credential-rules'
import { PasswordField } from '@millrun/ui/sign-in/password-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { Part } from '../part.tsx'
import { changePassword } from '../session/sign-in-steps.ts'

const PasswordsSchema = z.object({ current: knownPassword, password: newPassword })

interface Passwords {
  readonly current: string
  readonly password: string
}

/** A new password in the place of the current one. */
export function ChangePassword({ email }: { email: string }) {
  const [isChanged, setChanged] = useState(false)
  const sent = useSentForm<Passwords>({
    schema: PasswordsSchema,
    values: { current: '', password: '' },
    send: async ({ current, password }) => {
      setChanged(false)
      const outcome = await changePassword(current, password)
      if (!outcome.ok) return outcome.fault
      sent.form.reset()
      setChanged(true)
      return undefined
    },
  })
  return (
    <Part title="Password">
      <SentFields sent={sent} action="Change the Password" doing="Changing…">
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField form={sent.form} name="current" label="Current password" />
        <PasswordField form={sent.form} name="password" label="New password" isNew />
      </SentFields>
      <output className="block text-[15px] text-ink-2">
        {isChanged && 'The password is changed, and all other devices are signed out.'}
      </output>
    </Part>
  )
}
