import type { DeliveryMode } from '@millrun/commerce/delivery/delivery'
import { LEAD_TIMES } from '@millrun/commerce/delivery/lead-times'
import { centsToAmount } from '@millrun/commerce/dollars'
import { TRANSIT_DAYS } from '@millrun/commerce/promise/transit-days'
import { RETURN_DAYS, WARRANTY_YEARS } from '@millrun/commerce/returns/return-terms'
import { FREE_SHIPPING_OVER_CENTS, SHIPPING_CENTS } from '@millrun/commerce/order-totals'
import type { StructuredData } from '../page/json-ld.tsx'

/** Returns, as the Terms say. */
export const RETURN_POLICY: StructuredData = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'US',
  returnPolicyCountry: 'US',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
}

/** Every product carries it, as the Terms say. `ANN` is the year of UN/CEFACT's unit codes. */
export const WARRANTY: StructuredData = {
  '@type': 'WarrantyPromise',
  durationOfWarranty: { '@type': 'QuantitativeValue', value: WARRANTY_YEARS, unitCode: 'ANN' },
}

/** What standard shipping costs for one piece at this price, when it leaves our warehouse, and how long it travels then. */
export function shippingDetails(priceCents: number, mode: DeliveryMode): StructuredData {
  const cents = priceCents > FREE_SHIPPING_OVER_CENTS ? 0 : SHIPPING_CENTS
  const { firstDay, lastDay } = LEAD_TIMES.stock
  const [soonest, latest] = TRANSIT_DAYS[mode]
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: centsToAmount(cents), currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(firstDay, lastDay),
      transitTime: days(soonest, latest),
    },
  }
}

/** Schema.org counts business days by convention. */
function days(minValue: number, maxValue: number): StructuredData {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}
