import { Button } from '../first/button.tsx'
import type { ReactNode, SubmitEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { SentForm } from './use-sent-form.ts'

interface SentFieldsProps<V extends FieldValues> {
  readonly sent: SentForm<V>
  /** What the button says, and what it says meanwhile. */
  readonly action: string
  readonly doing: string
  readonly className?: string
  /** Stands beside the button. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** The fields of a form with its button, and below it what came back. */
export function SentFields<V extends FieldValues>(props: SentFieldsProps<V>) {
  const { sent, action, doing, className = 'max-w-96', beside, children } = props
  const { isSubmitting } = sent.form.formState

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isSubmitting) void sent.submit()
  }

  return (
    <form noValidate className={className} onSubmit={submit}>
      {children}
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? doing : action}
        </Button>
        {beside}
      </div>
      <p className="mt-3 min-h-6 text-wrong" aria-live="polite">
        {sent.refusal}
      </p>
    </form>
  )
}
