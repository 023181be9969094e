import { knownPassword, typedEmail } from '@millrun/commerce/account/credential-rules'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { EmailField } from '@millrun/ui/sign-in/email-field.tsx'
import { PasswordField } from '@millrun/ui/sign-in/password-field.tsx'
import { z } from 'zod/mini'
import { signIn } from '../session/sign-in-steps.ts'
import { AnotherLink } from './another-link.tsx'
import { EntryFrame } from './entry-frame.tsx'

const SignInSchema = z.object({ email: typedEmail, password: knownPassword })

type Credentials = z.infer<typeof SignInSchema>

/** The first step of signing in; `awaited` is whose session has ended, with screens behind this one. */
export function SignInScreen({ awaited }: { awaited: string | undefined }) {
  const sent = useSentForm<Credentials>({
    schema: SignInSchema,
    values: { email: awaited ?? '', password: '' },
    send: async ({ email, password }) => {
      const outcome = await signIn(email, password)
      return outcome.ok ? undefined : outcome.fault
    },
  })
  return (
    <EntryFrame
      title={awaited === undefined ? 'Sign in' : 'Sign in again'}
      lede={
        awaited === undefined
          ? "For the shop's own people: your password first, then the code of your authenticator app."
          : 'Your session has ended. What you typed is still there, and comes back when you have signed in.'
      }
      help={<AnotherLink lost="You have lost your password, or the device with the app?" />}
    >
      <SentFields sent={sent} action="Sign In" doing="Signing in…">
        <EmailField form={sent.form} name="email" />
        <PasswordField form={sent.form} name="password" label="Password" />
      </SentFields>
    </EntryFrame>
  )
}
