import { afterEach, beforeEach, vi } from 'vitest'
import { happyDom } from '@millrun/ui/testing/happy-dom'

/** What the shop hands to PayPal's script. */
interface Orders {
  readonly createOrder: () => Promise<string>
  readonly onApprove: (data: { orderID: string }, actions: object) => Promise<unknown>
  readonly onError: (error: Record<string, unknown>) => void
}

interface WalletOptions extends Orders {
  readonly style?: object
  readonly onClick?: () => void
  readonly onCancel: () => void
}

/** What the buyer and PayPal do next. */
interface Conduct {
  /** What PayPal does not offer to this buyer. */
  withheld: 'wallet' | 'cards' | 'both' | undefined
  /** The buyer closes PayPal's window, or it breaks. */
  wallet: 'approves' | 'cancels' | 'breaks'
  /** What is wrong with the card that was typed. */
  cardFaults: readonly string[]
  /** Sending the card fails. */
  cardIsLost: boolean
}

export interface PayPalScript {
  readonly conduct: Conduct
  /** From now on the script cannot be fetched. */
  readonly block: () => void
  /** What PayPal was told and asked. */
  readonly seen: {
    style?: object | undefined
    /** Billing addresses of the cards that were sent. */
    readonly billed: unknown[]
    /** How often the buyer was asked for another way to pay. */
    restarts: number
    /** How often PayPal has repeated what the shop rejected. */
    repeats: number
  }
}

const USUAL: Conduct = {
  withheld: undefined,
  wallet: 'approves',
  cardFaults: [],
  cardIsLost: false,
}

/** PayPal's script for the tests of one file: it draws its button and fields into the page, without their frames. */
export function paypalScript(): PayPalScript {
  const conduct = { ...USUAL }
  const seen: PayPalScript['seen'] = { billed: [], restarts: 0, repeats: 0 }

  beforeEach(() => {
    Object.assign(conduct, USUAL)
    Object.assign(seen, { style: undefined, restarts: 0, repeats: 0 })
    seen.billed.length = 0
    // Nothing is fetched here; what would be counts as there, as a script that the browser has kept.
    letFilesCome(true)
    vi.stubGlobal('paypal', {
      Buttons: (options: WalletOptions) => wallet(options, conduct, seen),
      CardFields: (options: Orders) => cardFields(options, conduct, seen),
    })
  })
  afterEach(() => {
    letFilesCome(false)
    for (const script of document.querySelectorAll('script[src*="/sdk/js"]')) script.remove()
    vi.unstubAllGlobals()
  })

  return { conduct, seen, block: () => letFilesCome(false) }
}

function letFilesCome(areThere: boolean): void {
  happyDom().settings.handleDisabledFileLoadingAsSuccess = areThere
}

function wallet(options: WalletOptions, conduct: Conduct, seen: PayPalScript['seen']) {
  const repeat = repeating(options, seen)

  async function pay(): Promise<void> {
    options.onClick?.()
    const orderID = await options.createOrder()
    if (conduct.wallet === 'cancels') return options.onCancel()
    if (conduct.wallet === 'breaks') throw new Error('the window broke')
    await options.onApprove({ orderID }, { restart: () => (seen.restarts += 1) })
  }

  return {
    isEligible: () => conduct.withheld !== 'wallet' && conduct.withheld !== 'both',
    render: async (place: HTMLElement) => {
      seen.style = options.style
      const button = document.createElement('button')
      button.textContent = 'PayPal Checkout'
      button.addEventListener('click', () => void pay().catch(repeat))
      place.append(button)
    },
    close: async () => undefined,
  }
}

function cardFields(options: Orders, conduct: Conduct, seen: PayPalScript['seen']) {
  const repeat = repeating(options, seen)
  return {
    isEligible: () => conduct.withheld !== 'cards' && conduct.withheld !== 'both',
    getState: async () => ({ errors: conduct.cardFaults }),
    submit: async ({ billingAddress }: { readonly billingAddress: unknown }) => {
      seen.billed.push(billingAddress)
      if (conduct.cardIsLost) throw new Error('the card was lost on the way')
      await options
        .createOrder()
        .then((orderID) => options.onApprove({ orderID }, {}))
        .catch(repeat)
    },
    NameField: () => cardField('Cardholder name'),
    NumberField: () => cardField('Card number'),
    ExpiryField: () => cardField('Expiration date'),
    CVVField: () => cardField('CVV'),
  }
}

function cardField(label: string) {
  const input = document.createElement('input')
  input.setAttribute('aria-label', label)
  return {
    render: async (place: HTMLElement) => place.append(input),
    focus: () => input.focus(),
    close: async () => input.remove(),
  }
}

/** PayPal repeats in its own words whatever the shop rejects. */
function repeating({ onError }: Orders, seen: PayPalScript['seen']): (error: unknown) => void {
  return (error) => {
    onError({ message: String(error) })
    seen.repeats += 1
  }
}
