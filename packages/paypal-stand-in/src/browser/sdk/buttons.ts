import type { Conversation } from '../link/conversation.ts'
import { textIn } from '../link/record.ts'
import { openApprovalOverlay, type ApprovalOverlay } from './approval-overlay.ts'
import { buttonStyle, type ButtonStyle } from './button-style.ts'
import { findContainer } from './container.ts'
import { asError, type ErrorHandler } from './faults.ts'
import { hostFrame, type HostedFrame } from './hosted-frame.ts'
import type { ScriptSettings } from './script-settings.ts'

type Redirect = { redirect: (url: string) => void }
type Maybe = Promise<void> | void

export type ButtonsOptions = {
  createOrder?: (data: { paymentSource: string }, actions: object) => Promise<unknown>
  onApprove?: (data: object, actions: Redirect & { restart: () => Promise<void> }) => Maybe
  onCancel?: (data: object, actions: Redirect) => Maybe
  onError?: ErrorHandler
  onInit?: (
    data: object,
    actions: { enable: () => Promise<void>; disable: () => Promise<void> },
  ) => Maybe
  onClick?: (
    data: object,
    actions: { resolve: () => Promise<void>; reject: () => Promise<void> },
  ) => Maybe
  fundingSource?: string
  style?: Partial<ButtonStyle>
}

export type Buttons = {
  isEligible: () => boolean
  render: (container: unknown) => Promise<void>
  close: () => Promise<void>
  updateProps: (changed: Partial<ButtonsOptions>) => Promise<void>
  resume: () => void
  hasReturned: () => boolean
}

const redirect = (url: string): void => location.assign(url)

/** `paypal.Buttons(options)`; throws when the style is one that PayPal does not take. */
export function makeButtons(settings: ScriptSettings, given: ButtonsOptions = {}): Buttons {
  const options = { ...given }
  const style = buttonStyle(options.style)
  let frame: HostedFrame | undefined
  let overlay: ApprovalOverlay | undefined
  let enabled = true

  function fail(reason: unknown): void {
    const error = asError(reason)
    if (options.onError) options.onError(error)
    else reportError(error)
  }

  async function start(): Promise<string | undefined> {
    // Asked now: a shop may well disable the button from within its own `onClick`.
    const wasEnabled = enabled
    try {
      const isWelcome = await clickIsWelcome(options)
      return isWelcome && wasEnabled ? await newOrderId(options) : undefined
    } catch (error) {
      fail(error)
      return undefined
    }
  }

  async function settle(detail: unknown): Promise<void> {
    const orderID = textIn(detail, 'orderId')
    const result = textIn(detail, 'result')
    try {
      if (result === 'approved') {
        const approval = { orderID, payerID: textIn(detail, 'payerId'), paymentSource: 'paypal' }
        await options.onApprove?.(approval, { redirect, restart: () => restart(orderID) })
      } else if (result === 'cancelled') await options.onCancel?.({ orderID }, { redirect })
      else fail(textIn(detail, 'message'))
    } catch (error) {
      fail(error)
    }
  }

  async function restart(orderId: string): Promise<void> {
    const line = await frame?.line()
    line?.tell('approve-again', { orderId })
  }

  function approveHere(detail: unknown): void {
    const orderId = textIn(detail, 'orderId')
    overlay?.close()
    overlay = openApprovalOverlay(settings, orderId, (outcome) => {
      overlay = undefined
      void settle({ ...outcome, orderId })
    })
  }

  async function setEnabled(value: boolean): Promise<void> {
    enabled = value
    const line = await frame?.line()
    line?.tell('enabled', value)
  }

  async function introduce(line: Conversation): Promise<void> {
    await line.ask('start', style)
    await options.onInit?.({}, { enable: () => setEnabled(true), disable: () => setEnabled(false) })
  }

  return {
    isEligible: () => (options.fundingSource ?? 'paypal') === 'paypal',
    async render(container) {
      const place = findContainer(container)
      await new Promise<void>((resolve) => {
        frame = hostFrame({
          origin: settings.origin,
          page: '/frames/button',
          parameters: { currency: settings.currency },
          title: 'PayPal',
          name: 'paypal-button',
          heightPx: style.height,
          handlers: { pressed: start, settled: settle, 'window-blocked': approveHere },
          onReady: (line) => void introduce(line).then(resolve, fail),
        })
        if (!style.disableMaxWidth) frame.element.style.maxWidth = '750px'
        place.append(frame.element)
      })
    },
    async close() {
      overlay?.close()
      frame?.close()
    },
    async updateProps(changed) {
      Object.assign(options, changed)
    },
    resume: () => undefined,
    hasReturned: () => false,
  }
}

/** Asks the shop's `onClick`; it may refuse with `actions.reject()`. */
async function clickIsWelcome({ onClick }: ButtonsOptions): Promise<boolean> {
  let welcome = true
  await onClick?.(
    { fundingSource: 'paypal' },
    {
      resolve: async () => undefined,
      reject: async () => {
        welcome = false
      },
    },
  )
  return welcome
}

async function newOrderId({ createOrder }: ButtonsOptions): Promise<string> {
  const orderId = await createOrder?.({ paymentSource: 'paypal' }, {})
  if (typeof orderId === 'string' && orderId !== '') return orderId
  throw new Error('Expected an order id to be passed')
}
