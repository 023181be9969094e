/** Who we are and how to reach us: the one place where the business changes it. */
export const business = {
  name: 'Millrun Stair Parts',
  shortName: 'Millrun',
  /** Where the shop stands on the web: canonical addresses, the sitemap and the feed begin with it. */
  origin: 'https://www.millrun.example',
  email: 'orders@millrun.example',
  phone: '(609) 555-0142',
  phoneHref: 'tel:+16095550142',
  address: { street: '2150 Route 130 North', city: 'Burlington', state: 'NJ', zip: '08016' },
  /** How long parts from stock are on their way, and how long what is made to order takes; estimates. */
  leadTimes: { stock: '2-8 business days', custom: '2-3 weeks' },
  /** States in which we are registered to collect sales tax: a table by destination must have a row for each. */
  registeredStates: ['NJ'],
  showroomSquareFeet: 10_000,
  since: 1985,
  hours: {
    showroom: [
      { days: 'Monday-Friday', hours: '8AM-6PM' },
      { days: 'Saturday', hours: '9AM-4PM' },
      { days: 'Sunday', hours: 'Closed' },
    ],
    warehouse: [
      { days: 'Monday-Friday', hours: '8AM-5PM' },
      { days: 'Saturday', hours: '9AM-2PM' },
    ],
  },
  /** Where the stair visualizer opens; our own designer unless another tool is named here. */
  designerUrl: '/designer',
  /**
   * Struck-through prices with what is saved: a shop that never sold at them turns this off (16 CFR 233.1).
   */
  showOriginalPrices: true,
  /**
   * Sample ratings stand on product pages, marked as such, until real ones are collected: a shop that
   * opens without any turns this off (16 CFR 465.2).
   */
  showSampleRatings: true,
} as const

/** The address in one line, as on a letter. */
export function addressLine(): string {
  const { street, city, state, zip } = business.address
  return `${street}, ${city}, ${state} ${zip}`
}

/** A maps service's search for the showroom. */
export function mapsUrl(): string {
  const query = encodeURIComponent(`${business.name}, ${addressLine()}`)
  return `https://www.google.com/maps/search/?api=1&query=${query}`
}
