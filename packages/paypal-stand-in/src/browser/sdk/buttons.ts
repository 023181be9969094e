import type { Conversation } from '../link/conversation.ts'
import { textIn } from '../link/record.ts'
import { type ApprovalOverlay, openApprovalOverlay } from './approval-overlay.ts'
import { buttonStyle, type ButtonStyle } from './button-style.ts'
import { findContainer } from './container.ts'
import { asError, type ErrorHandler } from './faults.ts'
import { type FramePlan, type HostedFrame, hostFrame } from './hosted-frame.ts'
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

  const fail = (reason: unknown): void => tellFault(options, reason)

  async function tell(topic: string, detail: unknown): Promise<void> {
    const line = await frame?.line()
    line?.tell(topic, detail)
  }

  function start(): Promise<string | undefined> {
    // Asked now: a shop may well disable the button from within its own `onClick`.
    return orderToPay(options, enabled)
  }

  function settle(detail: unknown): Promise<void> {
    const orderId = textIn(detail, 'orderId')
    return settleApproval(options, detail, () => tell('approve-again', { orderId }))
  }

  function approveHere(detail: unknown): void {
    const orderId = textIn(detail, 'orderId')
    overlay?.close()
    overlay = openApprovalOverlay(settings, orderId, (outcome) => {
      overlay = undefined
      void settle({ ...outcome, orderId })
    })
  }

  function setEnabled(value: boolean): Promise<void> {
    enabled = value
    return tell('enabled', value)
  }

  async function introduce(line: Conversation): Promise<void> {
    await line.ask('start', style)
    await options.onInit?.({}, { enable: () => setEnabled(true), disable: () => setEnabled(false) })
  }

  return {
    isEligible: () => (options.fundingSource ?? 'paypal') === 'paypal',
    async render(container) {
      const place = findContainer(container)
      const handlers = { pressed: start, settled: settle, 'window-blocked': approveHere }
      await new Promise<void>((resolve) => {
        const onReady = (line: Conversation) => void introduce(line).then(resolve, fail)
        frame = buttonFrame(settings, style, { handlers, onReady })
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

function buttonFrame(
  { origin, currency }: ScriptSettings,
  { height, disableMaxWidth }: ButtonStyle,
  talk: Pick<FramePlan, 'handlers' | 'onReady'>,
): HostedFrame {
  const frame = hostFrame({
    ...talk,
    origin,
    page: '/frames/button',
    parameters: { currency },
    title: 'PayPal',
    name: 'paypal-button',
    heightPx: height,
  })
  if (!disableMaxWidth) frame.element.style.maxWidth = '750px'
  return frame
}

function tellFault({ onError }: ButtonsOptions, reason: unknown): void {
  const error = asError(reason)
  if (onError) onError(error)
  else reportError(error)
}

/** The order of a click that the shop welcomes, on a button that was enabled. */
async function orderToPay(
  options: ButtonsOptions,
  wasEnabled: boolean,
): Promise<string | undefined> {
  try {
    const isWelcome = await clickIsWelcome(options)
    return isWelcome && wasEnabled ? await newOrderId(options) : undefined
  } catch (error) {
    tellFault(options, error)
    return undefined
  }
}

/** Tells the shop how the buyer left the payment window. */
async function settleApproval(
  options: ButtonsOptions,
  detail: unknown,
  restart: () => Promise<void>,
): Promise<void> {
  const orderID = textIn(detail, 'orderId')
  const result = textIn(detail, 'result')
  try {
    if (result === 'approved') {
      const approval = { orderID, payerID: textIn(detail, 'payerId'), paymentSource: 'paypal' }
      await options.onApprove?.(approval, { redirect, restart })
    } else if (result === 'cancelled') await options.onCancel?.({ orderID }, { redirect })
    else tellFault(options, textIn(detail, 'message'))
  } catch (error) {
    tellFault(options, error)
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
