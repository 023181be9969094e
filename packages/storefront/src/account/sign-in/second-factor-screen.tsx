import type { Session } from '@supabase/auth-js'
import { Button } from '@millrun/ui/first/button.tsx'
import { z } from 'zod/mini'
import { PhoneLink } from '../../text/reach-links.tsx'
import { CodeField } from '@millrun/ui/sign-in/code-field.tsx'
import { typedCode } from '@millrun/commerce/account/credential-rules'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { showApp } from '@millrun/ui/sign-in/app-factor'
import { authClient } from '../session/session.ts'
import { signOut } from '../session/sign-in-steps.ts'
import { EntryFrame } from './entry-frame.tsx'

const CodeSchema = z.object({ code: typedCode })

/** The second step of signing in: a code of the authenticator app. */
export function SecondFactorScreen({ session }: { session: Session }) {
  const factors = session.user.factors ?? []
  const factorId = factors.find(({ status }) => status === 'verified')?.id ?? ''
  const sent = useSentForm<{ code: string }>({
    schema: CodeSchema,
    values: { code: '' },
    send: async ({ code }) => {
      const outcome = await showApp(authClient(), factorId, code)
      return outcome.ok ? undefined : outcome.fault
    },
  })
  return (
    <EntryFrame
      title="Second step"
      lede="Type in the code that your authenticator app shows for Millrun."
      aside={
        <p className="max-w-[44ch] text-ink-2">
          You have lost the device with the app? Call us at{' '}
          <PhoneLink className="more whitespace-nowrap" />, and we ask who you are and take the app
          off your account.
        </p>
      }
    >
      <SentFields
        sent={sent}
        action="Confirm"
        doing="Checking…"
        beside={
          <Button look="quiet" onClick={() => void signOut('local')}>
            Sign in as somebody else
          </Button>
        }
      >
        <CodeField form={sent.form} name="code" />
      </SentFields>
    </EntryFrame>
  )
}
