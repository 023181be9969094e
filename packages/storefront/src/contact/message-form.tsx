import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { business } from '@millrun/commerce/business'
import { mailDraft } from '../mail-draft.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { Field } from '@millrun/ui/fields/field.tsx'
import { showToast } from '@millrun/ui/over/show-toast'
import { TextField } from '@millrun/ui/fields/text-field.tsx'
import {
  checkContactForm,
  CONTACT_FIELDS,
  contactDraftBody,
  EMPTY_CONTACT_FORM,
  type ContactErrors,
  type ContactField,
  type ContactForm,
} from './contact-form.ts'
import { CopyButton } from './copy-button.tsx'

/** 'Send us a Message': checked when it is sent, then handed to the visitor's own mail program. */
export function MessageForm() {
  const [form, setForm] = useState(EMPTY_CONTACT_FORM)
  const [errors, setErrors] = useState<ContactErrors>({})
  const [isPreparing, setPreparing] = useState(false)
  const [prepared, setPrepared] = useState<string>()

  function control(field: ContactField) {
    return {
      name: field,
      value: form[field],
      error: errors[field],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const { value } = event.target
        setForm((current) => ({ ...current, [field]: value }))
        setErrors((current) => ({ ...current, [field]: undefined }))
      },
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const check = checkContactForm(form)
    if (!check.ok) {
      setErrors(check.errors)
      focusFirst(event.currentTarget, check.errors)
      showToast({
        title: 'Please correct the errors',
        description: 'Please check the highlighted fields and try again.',
        tone: 'destructive',
      })
      return
    }
    setPreparing(true)
    // A frame later, so that the button is seen to change before the mail program takes over.
    requestAnimationFrame(() => {
      openDraft(check.form)
      setPrepared(contactDraftBody(check.form))
      setForm(EMPTY_CONTACT_FORM)
      setErrors({})
      setPreparing(false)
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      <h2 className="title-part mb-5">Send us a Message</h2>
      <Fields control={control} />
      <Button type="submit" disabled={isPreparing} className="mt-2 w-full sm:w-auto">
        {isPreparing ? 'Preparing...' : 'Send Message'}
      </Button>
      <p className="mt-3 text-sm text-ink-2">
        Your mail program opens with the message ready to send. We reply within 24 hours.
      </p>
      {prepared !== undefined && <NothingOpened draft={prepared} />}
    </form>
  )
}

interface FieldsProps {
  readonly control: (field: ContactField) => {
    readonly name: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
}

function Fields({ control }: FieldsProps) {
  const { error: messageError, ...message } = control('message')
  return (
    <>
      <div className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        <TextField label="Name" required autoComplete="name" {...control('name')} />
        <TextField label="Email" required type="email" autoComplete="email" {...control('email')} />
        <TextField label="Phone (optional)" type="tel" autoComplete="tel" {...control('phone')} />
        <TextField label="Subject" required {...control('subject')} />
      </div>
      <Field label="Message" error={messageError}>
        {(field) => (
          <textarea
            required
            rows={5}
            {...message}
            {...field}
            className={`${field.className} py-3`}
          />
        )}
      </Field>
    </>
  )
}

function NothingOpened({ draft }: { draft: string }) {
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-5 text-sm">
      <span>Nothing opened? Send it from anywhere to {business.email}.</span>
      <CopyButton text={draft} label="Copy your message" done="Message copied" />
    </p>
  )
}

function openDraft(form: ContactForm): void {
  window.location.assign(mailDraft(form.subject, contactDraftBody(form)))
  showToast({
    title: 'Message prepared successfully',
    description: 'Your email client has been opened with your message ready to send.',
  })
}

function focusFirst(form: HTMLFormElement, errors: ContactErrors): void {
  const first = CONTACT_FIELDS.find((field) => errors[field] !== undefined)
  const control = first === undefined ? null : form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
}
