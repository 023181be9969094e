import { business } from '@millrun/commerce/business'
import { absoluteUrl } from '../page/absolute-url.ts'
import type { StructuredData } from '../page/json-ld.tsx'
import { RETURN_POLICY } from './policies.ts'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(day)

/** The shop as a place that one can visit. */
export function businessData(): StructuredData {
  const { street, city, state, zip } = business.address
  return {
    '@type': 'HardwareStore',
    '@id': absoluteUrl('/#shop'),
    name: business.name,
    url: absoluteUrl('/'),
    telephone: business.phone,
    email: business.email,
    foundingDate: String(business.since),
    image: absoluteUrl('/share.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: WEEKDAYS,
        opens: '08:00',
        closes: '18:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [day('Saturday')],
        opens: '09:00',
        closes: '16:00',
      },
    ],
    hasMerchantReturnPolicy: RETURN_POLICY,
  }
}

function day(name: string): string {
  return `https://schema.org/${name}`
}
