import { meetShop } from '../link/meet-shop.ts'
import { isRecord, textIn } from '../link/record.ts'

const button = requiredElement('pay')
const note = requiredElement('note')

meetShop((shop) => {
  let paymentWindow: Window | null = null

  async function approve(orderId: string): Promise<void> {
    const opened = paymentWindow
    if (!opened) return shop.tell('window-blocked', { orderId })
    const outcome = await outcomeOf(opened, orderId)
    opened.close()
    shop.tell('settled', { ...outcome, orderId })
  }

  async function press(): Promise<void> {
    const orderId = await shop.ask('pressed')
    if (typeof orderId === 'string') await approve(orderId)
    else paymentWindow?.close()
  }

  button.addEventListener('click', () => {
    // One payment at a time: a second press brings its window back to the front.
    if (paymentWindow && !paymentWindow.closed) return paymentWindow.focus()
    const isEnabled = button.getAttribute('aria-disabled') !== 'true'
    // Here and now, inside the click, else the browser would block the window.
    paymentWindow = isEnabled ? openPaymentWindow() : null
    void press()
    return undefined
  })

  return {
    start: dress,
    enabled: (value) => button.setAttribute('aria-disabled', String(value !== true)),
    'approve-again'(detail) {
      paymentWindow = openPaymentWindow()
      return approve(textIn(detail, 'orderId'))
    },
  }
})

/** Puts the style on; the height is the frame's own. */
function dress(style: unknown): void {
  const radius = isRecord(style) ? style['borderRadius'] : undefined
  if (typeof radius === 'number') {
    document.documentElement.style.setProperty('--radius', `${radius}px`)
  }
  document.body.className = `${textIn(style, 'color')} ${textIn(style, 'shape')}`
  document.body.classList.toggle('low', window.innerHeight < 40)
  button.hidden = false
  note.hidden = false
}

function requiredElement(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}

/** How often a closed window is noticed, milliseconds. */
const watchEveryMs = 200

type Outcome = { result: string; payerId: string; message: string }

/** Opens the payment window without an order yet; `null` when the browser does not let it. */
function openPaymentWindow(): Window | null {
  const left = Math.max(0, (screen.availWidth - 480) / 2)
  const place = `popup,width=480,height=680,left=${left},top=60`
  return window.open('/checkoutnow', '_blank', place)
}

/** Shows the order in the window and waits until the buyer decides there, or closes it. */
function outcomeOf(opened: Window, orderId: string): Promise<Outcome> {
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
