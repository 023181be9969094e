import { useState } from 'react'
import { Button } from '@millrun/ui/first/button.tsx'
import { z } from 'zod/mini'
import { knownPassword, typedEmail } from '@millrun/commerce/account/credential-rules'
import { EmailField } from '@millrun/ui/sign-in/email-field.tsx'
import { PasswordField } from '@millrun/ui/sign-in/password-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { signIn, signInWithPasskey, type Credentials } from '../session/sign-in-steps.ts'
import { EntryFrame } from './entry-frame.tsx'
import type { EntrySteps } from './entry-steps.ts'
import { OtherWays } from './other-ways.tsx'

const SignInSchema = z.object({ email: typedEmail, password: knownPassword })

/** Signing in by password or passkey. */
export function SignInScreen({ email }: Pick<EntrySteps, 'email'>) {
  const sent = useSentForm<Credentials>({
    schema: SignInSchema,
    values: { email, password: '' },
    send: async (typed) => {
      const outcome = await signIn(typed)
      return outcome.ok ? undefined : outcome.fault
    },
  })
  return (
    <EntryFrame
      title="Sign in"
      lede="Your orders to look up and order again, your addresses, and carts kept for a job."
      aside={<Aside />}
    >
      <SentFields sent={sent} action="Sign In" doing="Signing in…">
        <EmailField form={sent.form} name="email" />
        <PasswordField form={sent.form} name="password" label="Password" />
      </SentFields>
    </EntryFrame>
  )
}

function Aside() {
  return (
    <>
      <OtherWays ways={['sign-up', 'code', 'forgotten']} />
      {'PublicKeyCredential' in window && <PasskeyButton />}
    </>
  )
}

function PasskeyButton() {
  const [refusal, setRefusal] = useState<string>()
  const [isAsking, setAsking] = useState(false)

  async function ask(): Promise<void> {
    setAsking(true)
    setRefusal(undefined)
    const outcome = await signInWithPasskey()
    if (!outcome.ok) setRefusal(outcome.fault.sentence)
    setAsking(false)
  }

  return (
    <>
      <Button
        className="mt-4"
        look="outline"
        aria-disabled={isAsking}
        onClick={() => void (isAsking || ask())}
      >
        {isAsking ? 'Waiting for your device…' : 'Sign In with a Passkey'}
      </Button>
      <p className="mt-2 min-h-6 text-wrong" aria-live="polite">
        {refusal}
      </p>
    </>
  )
}
