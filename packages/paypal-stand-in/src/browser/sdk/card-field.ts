import { readFieldReport, type FieldKind, type FieldReport } from '../link/card-field-state.ts'
import { findContainer } from './container.ts'
import { hostFrame, type HostedFrame } from './hosted-frame.ts'
import type { ScriptSettings } from './script-settings.ts'

/** CSS properties by selector, as PayPal takes them: `{ input: { 'font-size': '16px' } }`. */
export type FieldStyle = Record<string, Record<string, string>>

/** What a field says of itself; `topic` is `change`, `focus`, `blur` or `submit-request`. */
type FieldNews = (topic: string, report: FieldReport) => void

export type CardFieldPlan = {
  settings: ScriptSettings
  /** The fields of one form find each other by this. */
  formId: string
  kind: FieldKind
  /** Given, even empty: the shop labels the field itself, and this is an ordinary placeholder. */
  placeholder: string | undefined
  style: FieldStyle
  onNews: FieldNews
}

/** The part of a card field that the shop may use. */
export type CardField = {
  render: (container: unknown) => Promise<void>
  clear: () => void
  focus: () => void
  addClass: (name: string) => Promise<void>
  removeClass: (name: string) => Promise<void>
  setAttribute: (name: string, value: string) => Promise<void>
  removeAttribute: (name: string) => Promise<void>
  setMessage: (message: string) => void
  close: () => Promise<void>
}

/** A card field with what its form needs besides. */
export type FormField = {
  field: CardField
  isShown: () => boolean
  ask: (topic: string, detail?: unknown) => Promise<unknown>
}

const titles: Readonly<Record<FieldKind, string>> = {
  name: 'Cardholder name, PayPal test payment',
  number: 'Card number, PayPal test payment',
  expiry: 'Expiration date, PayPal test payment',
  cvv: 'CVV, PayPal test payment',
}

/** The height of a field without a message under it, pixels. */
const fieldHeightPx = 48

export function makeCardField(plan: CardFieldPlan): FormField {
  const { settings, kind, formId, placeholder, style, onNews } = plan
  let frame: HostedFrame | undefined

  async function ask(topic: string, detail?: unknown): Promise<unknown> {
    const line = await frame?.line()
    return line?.ask(topic, detail)
  }

  function tell(topic: string, detail?: unknown): void {
    void frame?.line().then((line) => line.tell(topic, detail))
  }

  function show(place: Element, shown: () => void): void {
    frame = hostFrame({
      origin: settings.origin,
      page: '/frames/card-field',
      parameters: { kind, form: formId, currency: settings.currency },
      title: titles[kind],
      name: `paypal-card-${kind}`,
      heightPx: fieldHeightPx,
      handlers: {
        change: (report) => onNews('change', readFieldReport(report)),
        focus: (report) => onNews('focus', readFieldReport(report)),
        blur: (report) => onNews('blur', readFieldReport(report)),
        'submit-request': (report) => onNews('submit-request', readFieldReport(report)),
        resize: (heightPx) => frame?.element.style.setProperty('height', `${Number(heightPx)}px`),
      },
      onReady: (line) => void line.ask('start', { style, placeholder }).then(shown),
    })
    place.append(frame.element)
  }

  const field: CardField = {
    async render(container) {
      const place = findContainer(container)
      frame?.close()
      await new Promise<void>((resolve) => show(place, resolve))
    },
    clear: () => tell('clear'),
    focus: () => {
      frame?.element.focus()
      tell('focus')
    },
    addClass: async (name) => void (await ask('add-class', name)),
    removeClass: async (name) => void (await ask('remove-class', name)),
    setAttribute: async (name, value) => void (await ask('set-attribute', { name, value })),
    removeAttribute: async (name) => void (await ask('remove-attribute', { name })),
    setMessage: (message) => tell('message', message),
    close: async () => {
      frame?.close()
      frame = undefined
    },
  }
  return { field, ask, isShown: () => frame?.element.isConnected === true }
}
