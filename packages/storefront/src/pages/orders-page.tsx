import { PageMeta } from '../page/page-meta.tsx'
import { SendOrderMailResponseSchema } from '@millrun/commerce/functions'
import { useState, type SubmitEvent } from 'react'
import { callFunction } from '../checkout/functions-client.ts'
import { Button } from '@millrun/ui/first/button.tsx'
import { TextField } from '@millrun/ui/fields/text-field.tsx'

export function Page() {
  return (
    <div className="wrap pt-10 pb-18 lg:pt-14 lg:pb-28">
      <PageMeta
        title="Find your order"
        description="Have the e-mail about your order of stair parts sent to you again."
      />
      <h1 className="title-gallery">Find your order</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2">
        Your confirmation e-mail has a link to your order. If it got lost, we send it to you again.
      </p>
      <SendMailForm />
    </div>
  )
}

const FAILED = 'This did not work just now. Please try again in a moment.'

/** Has the mail about an order sent again; whether there is such an order nobody learns here. */
function SendMailForm() {
  const [orderNumber, setOrderNumber] = useState('')
  const [email, setEmail] = useState('')
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<string>()

  async function send(): Promise<void> {
    setSending(true)
    const asked = { orderNumber, email }
    const reply = await callFunction('send-order-mail', SendOrderMailResponseSchema, asked)
    setMessage(reply.ok ? reply.data.message : (reply.error ?? FAILED))
    setSending(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    void send()
  }

  return (
    <form className="mt-8 max-w-96" onSubmit={submit}>
      <TextField
        label="Order number"
        hint="It begins with MR-"
        required
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
        value={orderNumber}
        onChange={(event) => setOrderNumber(event.target.value)}
      />
      <TextField
        label="E-mail"
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button className="mt-2" type="submit" disabled={isSending}>
        {isSending ? 'Sending…' : 'Send Me the Link'}
      </Button>
      <p className="mt-4 min-h-12" aria-live="polite">
        {message}
      </p>
    </form>
  )
}
