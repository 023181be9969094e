import type { Session } from '@supabase/auth-js'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { CodeField } from '@millrun/ui/sign-in/code-field.tsx'
import { AnotherLink } from './another-link.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { SomebodyElse } from './somebody-else.tsx'
import { useCodeForm } from './use-code-form.ts'

/** The second step of signing in: a code of the authenticator app. */
export function CodeScreen({ session }: { session: Session }) {
  const factors = session.user.factors ?? []
  const factorId = factors.find(({ status }) => status === 'verified')?.id ?? ''
  const sent = useCodeForm(factorId)
  return (
    <EntryFrame
      title="Second step"
      lede="Type in the code that your authenticator app shows for Millrun."
      help={<AnotherLink lost="You have lost the device with the app?" />}
    >
      <SentFields sent={sent} action="Confirm" doing="Checking…" beside={<SomebodyElse />}>
        <CodeField form={sent.form} name="code" />
      </SentFields>
    </EntryFrame>
  )
}
