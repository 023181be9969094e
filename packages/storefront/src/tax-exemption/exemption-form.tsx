import { zodResolver } from '@hookform/resolvers/zod'
import { US_STATES } from '@millrun/commerce/address/us-states'
import { EXEMPTION_REASONS } from '@millrun/commerce/tax/exemption'
import { OfferedExemptionAnswerSchema } from '@millrun/commerce/tax/offered-exemption'
import { NativeSelect } from '@millrun/ui/fields/native-select.tsx'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import { Button } from '@millrun/ui/first/button.tsx'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { callFunction } from '../checkout/functions-client.ts'
import {
  CertificateFormSchema,
  EMPTY_CERTIFICATE,
  type CertificateForm,
} from './certificate-form.ts'
import { fileInBase64 } from './file-in-base64.ts'

const FAILED = 'The certificate could not be sent just now. Please try again in a moment.'

const UNREADABLE = 'The file could not be read; please choose it again.'

/** Offers a certificate; what came of it stands below, and a refusal loses nothing that was typed. */
export function ExemptionForm() {
  const [refusal, setRefusal] = useState<string>()
  const [code, setCode] = useState<string>()
  const form = useForm<CertificateForm>({
    resolver: zodResolver(CertificateFormSchema),
    defaultValues: EMPTY_CERTIFICATE,
  })
  const { isSubmitting } = form.formState

  async function offer({ certificate, ...fields }: CertificateForm): Promise<void> {
    setRefusal(undefined)
    const document = await fileInBase64(certificate).catch(() => undefined)
    if (document === undefined) return setRefusal(UNREADABLE)
    const reply = await callFunction('offer-exemption', OfferedExemptionAnswerSchema, {
      ...fields,
      document,
    })
    if (reply.ok) setCode(reply.data.code)
    else setRefusal(reply.error ?? FAILED)
  }
  const send = form.handleSubmit(offer, () => setRefusal(undefined))

  if (code !== undefined) return <Received code={code} />
  return (
    <form noValidate className="mt-8 max-w-160" onSubmit={(event) => void send(event)}>
      <Fields form={form} />
      <Button className="mt-3" type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send the Certificate'}
      </Button>
      <p className="mt-4 min-h-12 text-wrong" aria-live="polite">
        {refusal}
      </p>
    </form>
  )
}

interface FieldsProps {
  readonly form: UseFormReturn<CertificateForm>
}

function Fields({ form }: FieldsProps) {
  const { register, formState } = form
  const errorOf = (field: keyof CertificateForm) => formState.errors[field]?.message
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
      <TextField
        label="Business or organization"
        autoComplete="organization"
        required
        error={errorOf('businessName')}
        {...register('businessName')}
      />
      <TextField
        label="Email that you order with"
        type="email"
        autoComplete="email"
        required
        error={errorOf('email')}
        {...register('email')}
      />
      <NativeSelect
        label="State that the goods go to"
        prompt="Select a state"
        options={US_STATES}
        required
        error={errorOf('state')}
        {...register('state')}
      />
      <CertificateFields form={form} />
    </div>
  )
}

/** The certificate itself: its number, why there is one, how long it holds, and the signed paper. */
function CertificateFields({ form }: FieldsProps) {
  const { register, formState } = form
  const errorOf = (field: keyof CertificateForm) => formState.errors[field]?.message
  return (
    <>
      <TextField
        label="Number on the certificate"
        autoComplete="off"
        required
        error={errorOf('certificateNumber')}
        {...register('certificateNumber')}
      />
      <NativeSelect
        className="sm:col-span-2"
        label="Reason"
        prompt="Select a reason"
        options={EXEMPTION_REASONS}
        required
        error={errorOf('reason')}
        {...register('reason')}
      />
      <TextField
        label="Valid from"
        type="date"
        required
        error={errorOf('validFrom')}
        {...register('validFrom')}
      />
      <TextField
        label="Valid to (optional)"
        type="date"
        error={errorOf('validTo')}
        {...register('validTo')}
      />
      <TextField
        className="pt-2.5 sm:col-span-2"
        label="Signed certificate"
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        required
        hint="A PDF, a JPEG or a PNG of at most 5 MB."
        error={errorOf('certificate')}
        {...register('certificate')}
      />
    </>
  )
}

function Received({ code }: { code: string }) {
  return (
    <output className="mt-8 block max-w-[60ch] border-t border-ink pt-5">
      <h2 className="title-part">We have your certificate</h2>
      <p className="mt-3 text-lg">
        Its code is <strong>{code}</strong>. Please write it down: you name it at checkout, with the
        same e-mail address, once we have approved it. We write to you when that is decided.
      </p>
    </output>
  )
}
