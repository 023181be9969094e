import { PROOFS, TRADES } from '@millrun/commerce/account/trade-application'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import type { UseFormReturn } from 'react-hook-form'
import { FormField } from '@millrun/ui/form/form-field.tsx'
import { fileInBase64 } from '../../tax-exemption/file-in-base64.ts'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import {
  ApplicationEntrySchema,
  EMPTY_APPLICATION,
  type ApplicationEntry,
} from './application-entry.ts'
import { apply } from './ask-application.ts'
import { StatesField } from './states-field.tsx'

/** Applies for a trade account, with the paper that proves the business. */
export function ApplicationForm({ onApplied }: { onApplied: () => void }) {
  const sent = useSentForm<ApplicationEntry>({
    schema: ApplicationEntrySchema,
    values: EMPTY_APPLICATION,
    send: async ({ certificate, ...fields }) => {
      const document = await fileInBase64(certificate)
      const outcome = await apply({ ...fields, document })
      if (!outcome.ok) return outcome.fault
      onApplied()
      return undefined
    },
  })
  return (
    <SentFields
      sent={sent}
      className="max-w-160 border-t border-ink pt-5"
      action="Send the Application"
      doing="Sending…"
    >
      <BusinessFields form={sent.form} />
    </SentFields>
  )
}

function BusinessFields({ form }: { form: UseFormReturn<ApplicationEntry> }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
      <FormField
        form={form}
        name="businessName"
        label="Business"
        autoComplete="organization"
        required
      />
      <NativeSelect
        label="What it does"
        prompt="Select one"
        options={TRADES}
        required
        error={errors.trade?.message}
        {...register('trade')}
      />
      <NativeSelect
        label="Number that proves it"
        prompt="Select one"
        options={PROOFS}
        required
        error={errors.proof?.message}
        {...register('proof')}
      />
      <FormField form={form} name="number" label="Number" autoComplete="off" required />
      <StatesField form={form} />
      <FormField
        form={form}
        name="website"
        className="sm:col-span-2"
        label="Website (optional)"
        type="url"
        inputMode="url"
        autoComplete="url"
      />
      <FormField
        form={form}
        name="certificate"
        className="sm:col-span-2"
        label="License or certificate"
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        required
        hint="A PDF, a JPEG or a PNG of at most 5 MB."
      />
    </div>
  )
}
