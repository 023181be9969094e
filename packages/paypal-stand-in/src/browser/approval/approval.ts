import { textIn } from '../link/record.ts'
import { isPayerView, showOrder } from './show-order.ts'

const parameters = new URLSearchParams(location.search)
const orderId = parameters.get('token')

/** Tells whoever opened this page how it went: the button's frame, or the shop around the dialog. */
function report(outcome: { result: string; payerId?: string; message?: string }): void {
  const opener: Window | null = window.opener
  if (opener) opener.postMessage(outcome, location.origin)
  else if (window.parent !== window) {
    window.parent.postMessage(outcome, parameters.get('shop') ?? location.origin)
  }
}

async function callHome(path: string, body?: object): Promise<unknown> {
  const response = await fetch(`/checkout/orders/${encodeURIComponent(orderId ?? '')}${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer
  throw new Error(`The payment could not be approved: ${textIn(answer, 'message')}`)
}

async function showPayment(): Promise<void> {
  const view = await callHome('')
  if (!isPayerView(view)) throw new Error('The order could not be read')
  if (view.status === 'COMPLETED') throw new Error('This order is paid already')
  showOrder(view)
}

async function complete(form: HTMLFormElement): Promise<void> {
  setBusy(form, true)
  const funding = new FormData(form).get('funding')
  const currency = parameters.get('currency') ?? 'USD'
  const answer = await callHome('/approval', { funding, currency })
  report({ result: 'approved', payerId: textIn(answer, 'payerId') })
  say('Payment approved. You can close this window.')
}

function setBusy(form: HTMLFormElement, busy: boolean): void {
  for (const button of form.querySelectorAll('button')) button.disabled = busy
}

function say(text: string): void {
  const message = document.getElementById('message')
  if (message) message.textContent = text
}

function fail(reason: unknown): void {
  const message = reason instanceof Error ? reason.message : String(reason)
  say(message)
  report({ result: 'failed', message })
}

const form = document.querySelector('form')
form?.addEventListener('submit', (event) => {
  event.preventDefault()
  complete(form).catch(fail)
})
document.getElementById('cancel')?.addEventListener('click', () => report({ result: 'cancelled' }))

if (orderId !== null) showPayment().catch(fail)
