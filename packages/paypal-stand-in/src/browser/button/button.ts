import type { Conversation } from '../link/conversation.ts'
import { meetShop } from '../link/meet-shop.ts'
import { isRecord, textIn } from '../link/record.ts'
import { openPaymentWindow, outcomeOf } from './payment-window.ts'

const button = requiredElement('pay')
const note = requiredElement('note')

meetShop((shop) => {
  let paymentWindow: Window | null = null

  async function approve(opened: Window | null, orderId: string): Promise<void> {
    if (!opened) return shop.tell('window-blocked', { orderId })
    paymentWindow = opened
    const outcome = await outcomeOf(opened, orderId)
    opened.close()
    shop.tell('settled', { ...outcome, orderId })
  }

  button.addEventListener('click', () => {
    // One payment at a time: a second press brings its window back to the front.
    if (paymentWindow && !paymentWindow.closed) paymentWindow.focus()
    else void press(shop, approve)
  })

  return {
    start: dress,
    enabled: (value) => button.setAttribute('aria-disabled', String(value !== true)),
    'approve-again': (detail) => approve(openPaymentWindow(), textIn(detail, 'orderId')),
  }
})

/** The window opens here and now, inside the click, else the browser would block it. */
async function press(
  shop: Conversation,
  approve: (opened: Window | null, orderId: string) => Promise<void>,
): Promise<void> {
  const isEnabled = button.getAttribute('aria-disabled') !== 'true'
  const opened = isEnabled ? openPaymentWindow() : null
  const orderId = await shop.ask('pressed')
  if (typeof orderId === 'string') await approve(opened, orderId)
  else opened?.close()
}

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
