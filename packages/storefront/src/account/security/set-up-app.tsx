import { Button } from '@millrun/ui/first/button.tsx'
import { z } from 'zod/mini'
import { CodeField } from '../form/code-field.tsx'
import { typedCode } from '../form/credential-rules.ts'
import { SentFields } from '../form/sent-fields.tsx'
import { useSentForm } from '../form/use-sent-form.ts'
import { showFactor, type NewFactor } from '../session/second-factors.ts'

const CodeSchema = z.object({ code: typedCode })

interface SetUpAppProps {
  readonly factor: NewFactor
  readonly onEnd: () => void
}

/** Setting an app up: its secret is opened or typed in there, then a first code shows that it works. */
export function SetUpApp({ factor, onEnd }: SetUpAppProps) {
  const sent = useSentForm<{ code: string }>({
    schema: CodeSchema,
    values: { code: '' },
    send: async ({ code }) => {
      const outcome = await showFactor(factor.id, code)
      if (!outcome.ok) return outcome.fault
      onEnd()
      return undefined
    },
  })
  return (
    <>
      <ol className="mb-5 grid max-w-[60ch] list-decimal gap-3 pl-5 marker:text-ink-2">
        <li>
          {factor.picture === undefined ? (
            'In the app, add an account.'
          ) : (
            <>
              In the app, add an account and hold its camera to this picture.
              <img
                src={factor.picture}
                alt="QR code of the key below"
                width={196}
                height={196}
                className="my-3 block border border-rule bg-white"
              />
            </>
          )}{' '}
          If the app is on this device,{' '}
          <a href={factor.link} className="more">
            open it with this account
          </a>
          . Or type this key in the app:
          <code className="mt-2 block font-mono text-lg tracking-wider wrap-anywhere select-all">
            {inFours(factor.secret)}
          </code>
        </li>
        <li>Type in the code that the app shows.</li>
      </ol>
      <SentFields
        sent={sent}
        action="Finish"
        doing="Checking…"
        beside={
          <Button look="quiet" onClick={onEnd}>
            Not now
          </Button>
        }
      >
        <CodeField form={sent.form} name="code" />
      </SentFields>
    </>
  )
}

/** A long key is typed in groups. */
function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
