import { z } from 'zod/mini'
import { typedEmail } from '@millrun/commerce/account/credential-rules'
import { EmailField } from '@millrun/ui/sign-in/email-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { sendCode } from '../session/sign-in-steps.ts'
import { EntryFrame } from './entry-frame.tsx'
import type { EntrySteps } from './entry-steps.ts'
import { OtherWays, type Way } from './other-ways.tsx'

interface AskCodeScreenProps extends EntrySteps {
  readonly kind: 'email' | 'recovery'
}

interface Words {
  readonly title: string
  readonly lede: string
  readonly ways: readonly Way[]
}

const WORDS: Readonly<Record<AskCodeScreenProps['kind'], Words>> = {
  email: {
    title: 'Sign in with a code',
    lede: 'We mail you a code of 6 digits. It takes the place of the password, once.',
    ways: ['sign-in', 'sign-up'],
  },
  recovery: {
    title: 'Set a new password',
    lede: 'We mail you a code of 6 digits. With it you choose a new password; all other browsers are signed out.',
    ways: ['sign-in', 'code'],
  },
}

const AddressSchema = z.object({ email: typedEmail })

/** Has a code mailed, to sign in with or to set a new password. */
export function AskCodeScreen({ kind, email, onCodeSent }: AskCodeScreenProps) {
  const { title, lede, ways } = WORDS[kind]
  const sent = useSentForm<{ email: string }>({
    schema: AddressSchema,
    values: { email },
    send: async (typed) => {
      const outcome = await sendCode(kind, typed.email)
      if (!outcome.ok) return outcome.fault
      onCodeSent(kind, typed.email)
      return undefined
    },
  })
  return (
    <EntryFrame title={title} lede={lede} aside={<OtherWays ways={ways} />}>
      <SentFields sent={sent} action="Send Me a Code" doing="Sending…">
        <EmailField form={sent.form} name="email" />
      </SentFields>
    </EntryFrame>
  )
}
