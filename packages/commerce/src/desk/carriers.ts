/** Who takes a shipment away. */
export interface Carrier {
  readonly name: string
  /** What PayPal calls it (Orders v2 2.13); undefined for those that it has no code for. */
  readonly payPalCode?: string
  /** Where its tracking page begins; the number follows. */
  readonly page?: string
}

/** Our own truck gives no number, and nobody else needs to know of it. */
export const OWN_TRUCK = 'Own truck'

/** Those that this shop sends with, parcels first; any other name does as well. */
export const CARRIERS: readonly Carrier[] = [
  { name: 'UPS', payPalCode: 'UPS', page: 'https://www.ups.com/track?tracknum=' },
  {
    name: 'USPS',
    payPalCode: 'USPS',
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
  { name: 'FedEx', payPalCode: 'FEDEX', page: 'https://www.fedex.com/fedextrack/?trknbr=' },
  {
    name: 'DHL',
    payPalCode: 'DHL',
    page: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=',
  },
  { name: 'OnTrac', payPalCode: 'ONTRAC', page: 'https://www.ontrac.com/tracking/?number=' },
  { name: 'A. Duie Pyle', payPalCode: 'ADUIEPYLE' },
  { name: 'ABF Freight', payPalCode: 'GLOBAL_ABF' },
  { name: 'Averitt', payPalCode: 'AVERITT' },
  { name: 'Dayton Freight', payPalCode: 'DAYTON_FREIGHT' },
  { name: 'Estes', payPalCode: 'GLOBAL_ESTES' },
  { name: 'Old Dominion', payPalCode: 'US_OLD_DOMINION' },
  { name: 'PITT OHIO', payPalCode: 'PITTOHIO' },
  { name: 'R+L Carriers', payPalCode: 'RL_US' },
  { name: 'Roadrunner', payPalCode: 'ROADRUNNER_FREIGHT' },
  { name: 'Saia', payPalCode: 'SAIA_FREIGHT' },
  { name: 'TForce Freight' },
  { name: 'XPO', payPalCode: 'XPO_LOGISTICS' },
  { name: OWN_TRUCK },
]

/** The carrier of this name, in whichever letters; one that is not known has its name alone. */
export function carrierOf(text: string): Carrier {
  const name = text.trim()
  const known = CARRIERS.find((carrier) => plain(carrier.name) === plain(name))
  return known ?? { name }
}

/** The address that tells where a shipment is; undefined where nobody can say it. */
export function trackingLink(carrier: string, tracking: string): string | undefined {
  const { page } = carrierOf(carrier)
  return page === undefined || tracking === ''
    ? undefined
    : `${page}${encodeURIComponent(tracking)}`
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
