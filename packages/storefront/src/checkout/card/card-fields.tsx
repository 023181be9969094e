import {
  PayPalCVVField,
  PayPalExpiryField,
  PayPalNameField,
  PayPalNumberField,
  type PayPalCardFieldsIndividualField,
  type PayPalCardFieldsStateObject,
} from '@paypal/react-paypal-js'
import type { ReactNode } from 'react'
import type { CardFieldErrors } from './card-field-errors.ts'

interface CardFieldsProps {
  readonly errors: CardFieldErrors
  readonly onChange: (state: PayPalCardFieldsStateObject) => void
  /** Enter was pressed in a field. */
  readonly onSubmitRequest: () => void
}

/** The provider's four fields; within its frame each has a name of its own for a screen reader. */
export function CardFields({ errors, onChange, onSubmitRequest }: CardFieldsProps) {
  const inputEvents = { onChange, onInputSubmitRequest: onSubmitRequest }
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1.5">
      <Hosted label="Cardholder name" error={errors.name} className="col-span-2">
        <PayPalNameField inputEvents={inputEvents} placeholder="" />
      </Hosted>
      <Hosted label="Card number" error={errors.number} className="col-span-2">
        <PayPalNumberField inputEvents={inputEvents} placeholder="" />
      </Hosted>
      <Hosted label="Expiration date" error={errors.expiry}>
        <PayPalExpiryField inputEvents={inputEvents} placeholder="MM / YY" />
      </Hosted>
      <Hosted label="CVV" error={errors.cvv}>
        <PayPalCVVField inputEvents={inputEvents} placeholder="" />
      </Hosted>
    </div>
  )
}

interface HostedProps {
  readonly label: string
  readonly error: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

function Hosted({ label, error, className = '', children }: HostedProps) {
  return (
    <div className={className}>
      <p aria-hidden="true" className="mb-1.5 text-sm font-medium">
        {label}
      </p>
      <div className="min-h-12">{children}</div>
      <p aria-live="polite" className="min-h-6 pt-1 text-sm leading-5 text-wrong">
        {error}
      </p>
    </div>
  )
}

const ORDER = [
  ['name', 'NameField'],
  ['number', 'NumberField'],
  ['expiry', 'ExpiryField'],
  ['cvv', 'CVVField'],
] as const

type Hosts = Readonly<Partial<Record<string, PayPalCardFieldsIndividualField>>>

/** Puts the cursor into the first field that is wrong. */
export function focusFirstWrong(hosts: Hosts, errors: CardFieldErrors): void {
  const first = ORDER.find(([field]) => errors[field] !== undefined)
  if (first !== undefined) hosts[first[1]]?.focus()
}
