import { cardBrands } from '../../card/card-brand.ts'
import { fieldKinds, type FieldReport } from '../link/card-field-state.ts'
import { meetShop } from '../link/meet-shop.ts'
import { isRecord, textIn } from '../link/record.ts'
import { fieldRules } from './field-rules.ts'
import { applyFieldStyle } from './field-style.ts'
import { changeAttribute, fieldElements } from './field-elements.ts'
import { rewriteInput } from './rewrite-input.ts'
import { joinSiblings } from './siblings.ts'

const parameters = new URLSearchParams(location.search)
const kind = fieldKinds.find((known) => known === parameters.get('kind')) ?? 'number'
const rules = fieldRules[kind]
const { form, input, label, caption, message } = fieldElements()

const usualCvvSize = 3
let cvvSize = usualCvvSize

const siblings = joinSiblings(parameters.get('form') ?? '', {
  kind,
  plainValue: () => rules.plain(input.value),
  cvvSize: () => typedBrands()[0]?.code.size ?? usualCvvSize,
  onCvvSize(size) {
    if (kind === 'cvv') cvvSize = size
  },
})

function typedBrands() {
  const digits = rules.plain(input.value)
  return kind === 'number' ? cardBrands.filter(({ begins }) => begins.test(digits)) : []
}

function report(): FieldReport {
  const plain = rules.plain(input.value)
  return {
    isFocused: document.activeElement === input && document.hasFocus(),
    isEmpty: plain === '',
    isValid: rules.isValid(plain, cvvSize),
    isPotentiallyValid: rules.couldBecomeValid(plain, cvvSize) || rules.isValid(plain, cvvSize),
    cards: typedBrands().map(({ type, niceType, code }) => ({
      type,
      niceType,
      code: { ...code, code: code.name },
    })),
  }
}

function showValidity(isValid: boolean): void {
  input.classList.toggle('invalid', !isValid)
  if (isValid) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}

label.textContent = rules.label
caption.textContent = rules.caption
document.title = `${rules.label}, PayPal test payment`
input.autocomplete = rules.autocomplete
input.inputMode = rules.inputMode

meetShop((shop) => {
  input.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete')
    rewriteInput(input, rules.write, isDeleting)
    const now = report()
    if (now.isPotentiallyValid) showValidity(true)
    if (kind === 'number') siblings.announceCvvSize(typedBrands()[0]?.code.size ?? usualCvvSize)
    shop.tell('change', now)
  })
  input.addEventListener('focus', () => shop.tell('focus', { ...report(), isFocused: true }))
  input.addEventListener('blur', () => {
    const now = { ...report(), isFocused: false }
    showValidity(now.isEmpty || now.isValid)
    shop.tell('blur', now)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    shop.tell('submit-request', report())
  })
  new ResizeObserver(() => shop.tell('resize', Math.ceil(form.offsetHeight))).observe(form)

  return {
    start(options) {
      applyFieldStyle(isRecord(options) ? options['style'] : undefined)
      const placeholder = isRecord(options) ? options['placeholder'] : undefined
      document.body.classList.toggle('labelled-by-shop', placeholder !== undefined)
      input.placeholder = textIn(options, 'placeholder') || ' '
    },
    report,
    'show-validity': () => showValidity(report().isValid),
    clear() {
      input.value = ''
      showValidity(true)
      shop.tell('change', report())
    },
    focus: () => input.focus(),
    message(text) {
      message.textContent = String(text)
    },
    'add-class': (name) => input.classList.add(String(name)),
    'remove-class': (name) => input.classList.remove(String(name)),
    'set-attribute': (detail) =>
      changeAttribute(input, textIn(detail, 'name'), textIn(detail, 'value')),
    'remove-attribute': (detail) => changeAttribute(input, textIn(detail, 'name'), undefined),
    async pay(detail) {
      const kinds = isRecord(detail) && Array.isArray(detail['kinds']) ? detail['kinds'] : []
      const typed = await siblings.collect(kinds.map(String))
      return { refusal: await sendCard(detail, typed) }
    },
  }
})

/**
 * Puts the card on the order, on our own origin. Returns why it was refused, or nothing when the
 * order is approved.
 */
async function sendCard(
  detail: unknown,
  typed: Record<string, string>,
): Promise<string | undefined> {
  const currency = new URLSearchParams(location.search).get('currency') ?? 'USD'
  const address = isRecord(detail) ? detail['billingAddress'] : undefined
  const orderId = encodeURIComponent(textIn(detail, 'orderId'))
  const response = await fetch(`/checkout/orders/${orderId}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: textIn(detail, 'name'),
      ...typed,
      currency,
      billingAddress: address,
    }),
  })
  if (response.ok) return undefined
  const answer: unknown = await response.json()
  return `${textIn(answer, 'name')}: ${textIn(answer, 'message')}`
}
