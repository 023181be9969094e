import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import type { NewApp } from '@millrun/ui/sign-in/app-factor'
import { AppSteps } from '@millrun/ui/sign-in/app-steps.tsx'
import { CodeField } from '@millrun/ui/sign-in/code-field.tsx'
import { SomebodyElse } from './somebody-else.tsx'
import { useCodeForm } from './use-code-form.ts'

/** How the app is set up, and the first code, which shows that it works. */
export function FirstCode({ app }: { app: NewApp }) {
  const sent = useCodeForm(app.id)
  return (
    <>
      <AppSteps app={app} />
      <SentFields sent={sent} action="Finish" doing="Checking…" beside={<SomebodyElse />}>
        <CodeField form={sent.form} name="code" />
      </SentFields>
    </>
  )
}
