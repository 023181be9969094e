import { FREE_SHIPPING_OVER_CENTS, SHIPPING_CENTS } from '@millrun/commerce/order-totals'
import { centsToAmount } from '@millrun/commerce/dollars'
import type { StructuredData } from '../page/json-ld.tsx'

/** Returns within 14 days, as the Terms say. */
export const RETURN_POLICY: StructuredData = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'US',
  returnPolicyCountry: 'US',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 14,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
}

/** Every product carries it, as the Terms say. `ANN` is the year of UN/CEFACT's unit codes. */
export const WARRANTY: StructuredData = {
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
}

/** What standard shipping costs for one piece at this price, and how long it takes. */
export function shippingDetails(priceCents: number): StructuredData {
  const cents = priceCents > FREE_SHIPPING_OVER_CENTS ? 0 : SHIPPING_CENTS
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: centsToAmount(cents), currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 2, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 6, unitCode: 'DAY' },
    },
  }
}
