import { newPassword } from '@millrun/commerce/account/credential-rules'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { PasswordField } from '@millrun/ui/sign-in/password-field.tsx'
import { z } from 'zod/mini'
import { choosePassword } from '../session/sign-in-steps.ts'
import { EntryFrame } from './entry-frame.tsx'

const PasswordSchema = z.object({ password: newPassword })

/** The first step after an invitation: the password for the next time. */
export function ChoosePasswordScreen({ email }: { email: string }) {
  const sent = useSentForm<{ password: string }>({
    schema: PasswordSchema,
    values: { password: '' },
    send: async ({ password }) => {
      const outcome = await choosePassword(password)
      return outcome.ok ? undefined : outcome.fault
    },
  })
  return (
    <EntryFrame
      title="Choose a password"
      lede={
        <>
          For <span className="wrap-anywhere text-ink">{email}</span>, step 1 of 2. The
          authenticator app comes next.
        </>
      }
    >
      <SentFields sent={sent} action="Keep the Password" doing="Keeping…">
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField form={sent.form} name="password" label="New password" isNew />
      </SentFields>
    </EntryFrame>
  )
}
