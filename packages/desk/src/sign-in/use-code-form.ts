import { typedCode } from '@millrun/commerce/account/credential-rules'
import { useSentForm, type SentForm } from '@millrun/ui/form/use-sent-form'
import { z } from 'zod/mini'
import { showCode } from '../session/sign-in-steps.ts'

const CodeSchema = z.object({ code: typedCode })

/** A code of the authenticator app, which opens the desk. */
export function useCodeForm(factorId: string): SentForm<{ code: string }> {
  return useSentForm<{ code: string }>({
    schema: CodeSchema,
    values: { code: '' },
    send: async ({ code }) => {
      const outcome = await showCode(factorId, code)
      return outcome.ok ? undefined : outcome.fault
    },
  })
}
