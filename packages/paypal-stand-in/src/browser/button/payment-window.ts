import { textIn } from '../link/record.ts'

/** How often a closed window is noticed, milliseconds. */
const watchEveryMs = 200

type Outcome = { result: string; payerId: string; message: string }

/** Opens the payment window without an order yet; `null` when the browser does not let it. */
export function openPaymentWindow(): Window | null {
  const left = Math.max(0, (screen.availWidth - 480) / 2)
  const place = `popup,width=480,height=680,left=${left},top=60`
  return window.open('/checkoutnow', '_blank', place)
}

/** Shows the order in the window and waits until the buyer decides there, or closes it. */
export function outcomeOf(opened: Window, orderId: string): Promise<Outcome> {
  const currency = new URLSearchParams(location.search).get('currency') ?? 'USD'
  if (!opened.closed) {
    opened.location.replace(`/checkoutnow?${new URLSearchParams({ token: orderId, currency })}`)
  }
  return new Promise((resolve) => {
    function finish(outcome: Outcome): void {
      clearInterval(watch)
      window.removeEventListener('message', listen)
      resolve(outcome)
    }
    function listen(event: MessageEvent<unknown>): void {
      if (event.source !== opened || event.origin !== location.origin) return
      const { data } = event
      const result = textIn(data, 'result')
      if (result)
        finish({ result, payerId: textIn(data, 'payerId'), message: textIn(data, 'message') })
    }
    const watch = setInterval(() => {
      if (opened.closed) finish({ result: 'cancelled', payerId: '', message: '' })
    }, watchEveryMs)
    window.addEventListener('message', listen)
  })
}
