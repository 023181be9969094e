import {
  type FieldKind,
  type FieldReport,
  readFieldReport,
  untouchedField,
} from '../link/card-field-state.ts'
import { isRecord, textIn } from '../link/record.ts'
import { type CardField, type FieldStyle, type FormField, makeCardField } from './card-field.ts'
import { cardFormState, type CardFormState } from './card-form-state.ts'
import { asError, type ErrorHandler } from './faults.ts'
import type { ScriptSettings } from './script-settings.ts'

type InputEvents = {
  onChange?: (state: CardFormState) => void
  onFocus?: (state: CardFormState) => void
  onBlur?: (state: CardFormState) => void
  onInputSubmitRequest?: (state: CardFormState) => void
}

type FieldOptions = { placeholder?: string; inputEvents?: InputEvents; style?: FieldStyle }

export type CardFieldsOptions = {
  createOrder?: () => Promise<unknown>
  onApprove?: (data: { orderID: string }) => Promise<void> | void
  onError?: ErrorHandler
  inputEvents?: InputEvents
  style?: FieldStyle
}

type SubmitOptions = { name?: string; billingAddress?: object }

export type CardFields = {
  isEligible: () => boolean
  getState: () => Promise<CardFormState>
  submit: (options?: SubmitOptions) => Promise<void>
  NameField: (options?: FieldOptions) => CardField
  NumberField: (options?: FieldOptions) => CardField
  ExpiryField: (options?: FieldOptions) => CardField
  CVVField: (options?: FieldOptions) => CardField
}

const eventNames: Readonly<Record<string, keyof InputEvents>> = {
  change: 'onChange',
  focus: 'onFocus',
  blur: 'onBlur',
  'submit-request': 'onInputSubmitRequest',
}

/** `paypal.CardFields(options)`: four frames that know each other, and one submit. */
export function makeCardFields(
  settings: ScriptSettings,
  options: CardFieldsOptions = {},
): CardFields {
  const formId = crypto.randomUUID()
  const fields = new Map<FieldKind, FormField>()
  const reports = new Map<FieldKind, FieldReport>()

  function addField(kind: FieldKind, own: FieldOptions = {}): CardField {
    const formField = makeCardField({
      settings,
      formId,
      kind,
      placeholder: own.placeholder,
      style: { ...options.style, ...own.style },
      onNews(topic, report) {
        reports.set(kind, report)
        const event = eventNames[topic]
        const handler = event && (own.inputEvents?.[event] ?? options.inputEvents?.[event])
        handler?.({ ...cardFormState(shownReports()), emittedBy: kind })
      },
    })
    void fields.get(kind)?.field.close()
    fields.set(kind, formField)
    reports.delete(kind)
    return formField.field
  }

  function shownFields(): ReadonlyMap<FieldKind, FormField> {
    return new Map([...fields].filter(([, { isShown }]) => isShown()))
  }

  function shownReports(): Map<FieldKind, FieldReport> {
    return new Map(
      Array.from(shownFields().keys(), (kind) => [kind, reports.get(kind) ?? untouchedField]),
    )
  }

  async function getState(): Promise<CardFormState> {
    await Promise.all(
      Array.from(shownFields(), async ([kind, { ask }]) => {
        reports.set(kind, readFieldReport(await ask('report')))
      }),
    )
    return cardFormState(shownReports())
  }

  async function submit(given: SubmitOptions = {}): Promise<void> {
    const { isFormValid, errors } = await getState()
    if (!isFormValid) {
      await Promise.all(Array.from(shownFields().values(), ({ ask }) => ask('show-validity')))
      throw new Error(errors.join(', '))
    }
    await payWithCard(options, shownFields(), given)
  }

  return {
    isEligible: () => true,
    getState,
    submit,
    NameField: (own) => addField('name', own),
    NumberField: (own) => addField('number', own),
    ExpiryField: (own) => addField('expiry', own),
    CVVField: (own) => addField('cvv', own),
  }
}

/** Has the order paid by what was typed, and tells the shop; throws when it is refused. */
async function payWithCard(
  options: CardFieldsOptions,
  fields: ReadonlyMap<FieldKind, FormField>,
  { name = '', billingAddress }: SubmitOptions,
): Promise<void> {
  try {
    const orderID = await options.createOrder?.()
    if (typeof orderID !== 'string' || orderID === '') {
      throw new Error('Expected an order id to be passed')
    }
    const asked = { orderId: orderID, kinds: [...fields.keys()], name }
    const answer = await fields
      .get('number')
      ?.ask('pay', { ...asked, billingAddress: plain(billingAddress) })
    const refusal = textIn(answer, 'refusal')
    if (refusal !== '') throw new Error(refusal)
    await options.onApprove?.({ orderID })
  } catch (reason) {
    const error = asError(reason)
    options.onError?.(error)
    throw error
  }
}

/** A copy that can be posted to a frame: text by name. */
function plain(address: unknown): Record<string, string> {
  if (!isRecord(address)) return {}
  return Object.fromEntries(
    Object.entries(address).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  )
}
