import { isRecord, textIn } from '../link/record.ts'
import type { ScriptSettings } from './script-settings.ts'

/** How the buyer left the payment window. */
export type Outcome = { result: string; payerId?: string; message?: string }

export type ApprovalOverlay = { close: () => void }

/**
 * The payment page in a dialog over the shop's page, for when the browser lets no window open.
 * `onOutcome` is called once; Escape is a cancellation.
 */
export function openApprovalOverlay(
  { origin, currency }: ScriptSettings,
  orderId: string,
  onOutcome: (outcome: Outcome) => void,
): ApprovalOverlay {
  const dialog = document.createElement('dialog')
  const frame = approvalFrame(origin, currency, orderId)

  function finish(outcome: Outcome): void {
    close()
    onOutcome(outcome)
  }
  function listen(event: MessageEvent<unknown>): void {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    if (isRecord(event.data) && textIn(event.data, 'result') !== '') {
      const { data } = event
      const payerId = textIn(data, 'payerId')
      finish({ result: textIn(data, 'result'), payerId, message: textIn(data, 'message') })
    }
  }
  function close(): void {
    window.removeEventListener('message', listen)
    dialog.remove()
  }

  window.addEventListener('message', listen)
  dialog.addEventListener('cancel', () => finish({ result: 'cancelled' }))
  Object.assign(dialog.style, { padding: '0', border: '0', width: 'min(480px, 100vw)' })
  dialog.setAttribute('aria-label', 'PayPal test payment')
  dialog.append(frame)
  document.body.append(dialog)
  dialog.showModal()
  return { close }
}

function approvalFrame(origin: string, currency: string, orderId: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  const query = new URLSearchParams({ token: orderId, currency, shop: location.origin })
  frame.src = `${origin}/checkoutnow?${query}`
  frame.title = 'PayPal test payment'
  frame.name = 'paypal-approval'
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: 'min(640px, 90vh)',
    border: '0',
    colorScheme: 'light',
  })
  return frame
}
