import type { Buttons, ButtonsOptions } from '../browser/sdk/buttons.ts'
import type { CardFields, CardFieldsOptions } from '../browser/sdk/card-fields.ts'
import { isRecord, textIn } from '../browser/link/record.ts'

declare global {
  interface Window {
    paypal: {
      Buttons: (options: ButtonsOptions) => Buttons
      CardFields: (options: CardFieldsOptions) => CardFields
    }
  }
}

function log(text: string): void {
  const line = document.createElement('li')
  line.textContent = text
  document.getElementById('log')?.append(line)
}

async function post(path: string): Promise<unknown> {
  const response = await fetch(path, { method: 'POST' })
  return response.json()
}

async function createOrder(): Promise<unknown> {
  if (new URLSearchParams(location.search).has('sold-out')) throw new Error('sold out')
  return textIn(await post('/orders'), 'id')
}

/** The status of the capture, or the issue that came instead. */
async function capture(orderID: string): Promise<string> {
  const answer = await post(`/orders/${orderID}/capture`)
  if (!isRecord(answer)) return 'nothing'
  return (
    /"status":"([A-Z]+)","(amount|status_details)/.exec(JSON.stringify(answer))?.[1] ??
    /"issue":"([A-Z_]+)"/.exec(JSON.stringify(answer))?.[1] ??
    'nothing'
  )
}

let enable = async (): Promise<void> => undefined
let disable = async (): Promise<void> => undefined

const buttons = (): Buttons =>
  window.paypal.Buttons({
    style: { height: 55 },
    onInit: (_data, actions) => {
      enable = actions.enable
      disable = actions.disable
      log('ready')
    },
    // A shop that takes one payment at a time closes the button as soon as it is pressed.
    onClick: () => void disable(),
    createOrder,
    async onApprove(data, actions) {
      const result = await capture(textIn(data, 'orderID'))
      log(`button: ${result}`)
      if (result === 'INSTRUMENT_DECLINED') await actions.restart()
    },
    async onCancel() {
      await enable()
      log('button: cancelled')
    },
    onError: (error) => log(`button: ${error.message}`),
  })

// Mounted, unmounted and mounted again, as React does in its strict mode.
const first = buttons()
void first.render('#buttons')
void first.close()
void buttons().render('#buttons')

const cardFields = window.paypal.CardFields({
  style: { input: { 'font-size': '17px' } },
  createOrder,
  onApprove: async ({ orderID }) => log(`card: ${await capture(orderID)}`),
  onError: (error) => log(`card: ${error.message}`),
})
const name = cardFields.NameField()
void name.render('#name')
void cardFields.NumberField({ placeholder: '1234 1234 1234 1234' }).render('#number')
void cardFields.ExpiryField({ placeholder: 'MM/YY' }).render('#expiry')
void cardFields.CVVField().render('#cvv')

document.getElementById('pay')?.addEventListener('click', () => {
  cardFields
    .submit({ billingAddress: { postalCode: '08608', countryCode: 'US' } })
    .catch((error: unknown) => log(`rejected: ${error instanceof Error ? error.message : 'oddly'}`))
})
