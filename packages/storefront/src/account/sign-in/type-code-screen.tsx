import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { z } from 'zod/mini'
import { CodeField } from '@millrun/ui/sign-in/code-field.tsx'
import { typedCode } from '@millrun/commerce/account/credential-rules'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { sendCode, typeInCode, type CodeKind } from '../session/sign-in-steps.ts'
import { EntryFrame } from './entry-frame.tsx'
import { OtherWays } from './other-ways.tsx'

/** A code that is on its way. */
export interface SentCode {
  readonly kind: CodeKind
  readonly email: string
}

const CodeSchema = z.object({ code: typedCode })

/** Typing in the code that was mailed; it opens the account. */
export function TypeCodeScreen({ kind, email }: SentCode) {
  const sent = useSentForm<{ code: string }>({
    schema: CodeSchema,
    values: { code: '' },
    send: async ({ code }) => {
      const outcome = await typeInCode(kind, email, code)
      return outcome.ok ? undefined : outcome.fault
    },
  })
  return (
    <EntryFrame
      title="Type in the code"
      lede={
        <>
          A mail with a code is on its way to <span className="wrap-anywhere">{email}</span>. It
          holds for 10 minutes. If it does not come, look among the mails that were sorted out.
        </>
      }
      aside={<OtherWays ways={['sign-in', 'sign-up']} />}
    >
      <SentFields
        sent={sent}
        action="Confirm"
        doing="Checking…"
        beside={<SendAnother kind={kind} email={email} />}
      >
        <CodeField form={sent.form} name="code" />
      </SentFields>
    </EntryFrame>
  )
}

function SendAnother({ kind, email }: SentCode) {
  const [message, setMessage] = useState<string>()

  async function send(): Promise<void> {
    const outcome = await sendCode(kind, email)
    setMessage(outcome.ok ? 'Another code is on its way.' : outcome.fault.sentence)
  }

  return (
    <>
      <Button look="quiet" onClick={() => void send()}>
        Send another code
      </Button>
      <output className="basis-full text-[15px] text-ink-2 empty:sr-only">{message}</output>
    </>
  )
}
