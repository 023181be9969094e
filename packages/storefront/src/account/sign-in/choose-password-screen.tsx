import type { Session } from '@supabase/auth-js'
import { Button } from '@millrun/ui/first/button.tsx'
import { z } from 'zod/mini'
import { newPassword } from '@millrun/commerce/account/credential-rules'
import { PasswordField } from '@millrun/ui/sign-in/password-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { choosePassword, signOut } from '../session/sign-in-steps.ts'
import { EntryFrame } from './entry-frame.tsx'

const PasswordSchema = z.object({ password: newPassword })

/** Choosing a password, after a code has shown whose address it is. */
export function ChoosePasswordScreen({ session }: { session: Session }) {
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
      lede={`Your address ${session.user.email ?? ''} is confirmed. Choose the password for the next time.`}
    >
      <SentFields
        sent={sent}
        action="Keep the Password"
        doing="Keeping…"
        beside={
          <Button look="quiet" onClick={() => void signOut('local')}>
            Sign out
          </Button>
        }
      >
        <input
          type="hidden"
          name="email"
          autoComplete="username"
          value={session.user.email ?? ''}
          readOnly
        />
        <PasswordField form={sent.form} name="password" label="New password" isNew />
      </SentFields>
    </EntryFrame>
  )
}
