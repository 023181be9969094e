import { zodResolver } from '@hookform/resolvers/zod'
import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { useEffect } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import {
  billingFromShipping,
  BillingAddressSchema,
  keepBillingDraft,
  readBillingDraft,
  type BillingAddress,
} from './billing-address.ts'
import { ERROR_DELAY_MS } from '../use-checkout-form.ts'

export interface BillingForm {
  readonly form: UseFormReturn<BillingAddress>
  readonly isSameAsShipping: boolean
  /** Takes the shipping address over, or lets go of it. */
  readonly setSameAsShipping: (isSame: boolean) => void
}

/** The billing address: that of the shipment until something else is typed. */
export function useBillingForm(shipping: CheckoutForm): BillingForm {
  const form = useForm<BillingAddress>({
    resolver: zodResolver(BillingAddressSchema),
    mode: 'all',
    delayError: ERROR_DELAY_MS,
    defaultValues: startWith(shipping),
  })
  const values = useWatch({ control: form.control, compute: (current: BillingAddress) => current })
  const isSameAsShipping = values.isSameAsShipping && !shipping.pickup
  useEffect(() => keepBillingDraft(values), [values])
  useEffect(() => {
    if (isSameAsShipping) form.reset(billingFromShipping(shipping))
  }, [form, shipping, isSameAsShipping])

  function setSameAsShipping(isSame: boolean): void {
    if (isSame) form.reset(billingFromShipping(shipping))
    else form.setValue('isSameAsShipping', false)
  }

  return { form, isSameAsShipping, setSameAsShipping }
}

function startWith(shipping: CheckoutForm): BillingAddress {
  const draft = readBillingDraft()
  return draft.isSameAsShipping && !shipping.pickup ? billingFromShipping(shipping) : draft
}
