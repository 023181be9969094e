import { Button } from '@millrun/ui/first/button.tsx'
import { z } from 'zod/mini'
import { CodeField } from '@millrun/ui/sign-in/code-field.tsx'
import { typedCode } from '@millrun/commerce/account/credential-rules'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { showApp, type NewApp } from '@millrun/ui/sign-in/app-factor'
import { AppSteps } from '@millrun/ui/sign-in/app-steps.tsx'
import { authClient } from '../session/session.ts'

const CodeSchema = z.object({ code: typedCode })

interface SetUpAppProps {
  readonly app: NewApp
  readonly onEnd: () => void
}

/** Setting an app up: its secret is opened or typed in there, then a first code shows that it works. */
export function SetUpApp({ app, onEnd }: SetUpAppProps) {
  const sent = useSentForm<{ code: string }>({
    schema: CodeSchema,
    values: { code: '' },
    send: async ({ code }) => {
      const outcome = await showApp(authClient(), app.id, code)
      if (!outcome.ok) return outcome.fault
      onEnd()
      return undefined
    },
  })
  return (
    <>
      <AppSteps app={app} />
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
