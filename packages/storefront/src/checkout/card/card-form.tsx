import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { usePayPalCardFields, type PayPalCardFieldsComponent } from '@paypal/react-paypal-js'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@millrun/ui/first/button.tsx'
import type { BillingAddress } from './billing-address.ts'
import { BillingFields } from './billing-fields.tsx'
import { cardFieldErrors, standingErrors, type CardFieldErrors } from './card-field-errors.ts'
import { CardFields, focusFirstWrong } from './card-fields.tsx'
import { notices } from '../payment/payment-notices.ts'
import { useBillingForm } from './use-billing-form.ts'
import type { Payment } from '../payment/use-payment.ts'

interface CardFormProps {
  readonly payment: Payment
  readonly shipping: CheckoutForm
}

/** The form of a card payment; it is tried again with the same fields when a card is refused. */
export function CardForm({ payment, shipping }: CardFormProps) {
  const { cardFieldsForm, fields } = usePayPalCardFields()
  const billing = useBillingForm(shipping)
  const [errors, setErrors] = useState<CardFieldErrors>({})
  const [isBusy, setIsBusy] = useState(false)
  const isDisabled = isBusy || payment.state.phase !== 'open'
  const button = useFocusBack(isDisabled)

  async function pay(card: PayPalCardFieldsComponent): Promise<void> {
    const wrong = cardFieldErrors(await card.getState())
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) {
      payment.report(notices.cardInvalid)
      focusFirstWrong(fields, wrong)
      return
    }
    const address = await billing.read()
    if (address === undefined) payment.report(notices.formIncomplete)
    else await card.submit({ billingAddress: providerAddress(address) })
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    if (cardFieldsForm === null || isDisabled) return
    payment.begin()
    setIsBusy(true)
    pay(cardFieldsForm)
      .catch(() => payment.report(notices.cardSubmitFailed))
      .finally(() => setIsBusy(false))
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <CardFields
        errors={errors}
        onChange={(state) => setErrors((shown) => standingErrors(shown, state))}
        onSubmitRequest={() => button.current?.click()}
      />
      <BillingFields billing={billing} shipping={shipping} />
      <Button ref={button} type="submit" look="buy" className="mt-3 w-full" disabled={isDisabled}>
        {isDisabled ? 'Processing Payment...' : 'Pay Now with Card'}
      </Button>
    </form>
  )
}

function providerAddress({ line1, line2, ...billing }: BillingAddress) {
  const { adminArea1, adminArea2, postalCode, countryCode } = billing
  return {
    addressLine1: line1,
    addressLine2: line2,
    adminArea2,
    adminArea1,
    postalCode,
    countryCode,
  }
}

/**
 * A button that cannot be pressed for a while loses the focus; afterwards who pressed it gets it
 * back, unless it has gone elsewhere meanwhile.
 */
function useFocusBack(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasDisabled = useRef(false)
  useEffect(() => {
    const isBack = wasDisabled.current && !isDisabled
    wasDisabled.current = isDisabled
    if (isBack && document.activeElement === document.body) button.current?.focus()
  }, [isDisabled])
  return button
}
