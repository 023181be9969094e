import { zodResolver } from '@hookform/resolvers/zod'
import type { CheckoutForm } from '@millrun/commerce/checkout-form'
import { useEffect } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { ERROR_DELAY_MS } from '../use-checkout-form.ts'
import {
  type BillingAddress,
  BillingAddressSchema,
  billingDraft,
  billingFromShipping,
} from './billing-address.ts'

export interface BillingForm {
  /** What is typed as a billing address of its own; it stays while the shipping address takes its place. */
  readonly form: UseFormReturn<BillingAddress>
  readonly isSameAsShipping: boolean
  readonly setSameAsShipping: (isSame: boolean) => void
  /** The address to pay with. Undefined when something in it is wrong: the cursor is there then. */
  readonly read: () => Promise<BillingAddress | undefined>
}

/** The billing address: that of the shipment, until somebody says that it is another one. */
export function useBillingForm(shipping: CheckoutForm): BillingForm {
  const form = useForm<BillingAddress>({
    resolver: zodResolver(BillingAddressSchema),
    mode: 'all',
    delayError: ERROR_DELAY_MS,
    defaultValues: billingDraft.read(),
  })
  const values = useWatch({ control: form.control, compute: (current: BillingAddress) => current })
  const isSameAsShipping = values.isSameAsShipping && !shipping.pickup
  useEffect(() => billingDraft.keep(values), [values])

  async function read(): Promise<BillingAddress | undefined> {
    if (isSameAsShipping) return BillingAddressSchema.parse(billingFromShipping(shipping))
    const isRight = await form.trigger(undefined, { shouldFocus: true })
    return isRight ? BillingAddressSchema.parse(form.getValues()) : undefined
  }

  return {
    form,
    isSameAsShipping,
    setSameAsShipping: (isSame) => form.setValue('isSameAsShipping', isSame),
    read,
  }
}
