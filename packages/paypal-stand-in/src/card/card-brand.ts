/** A card scheme: how its numbers begin, how long they are, and what its security code is called. */
export type CardBrand = {
  /** The name in PayPal's REST answers. */
  restName: string
  /** The names that card fields report. */
  type: string
  niceType: string
  begins: RegExp
  lengths: readonly number[]
  groups: readonly number[]
  code: { name: string; size: number }
}

const fours = [4, 4, 4, 4, 3]

export const cardBrands: readonly CardBrand[] = [
  {
    restName: 'VISA',
    type: 'visa',
    niceType: 'Visa',
    begins: /^4/,
    lengths: [16, 18, 19],
    groups: fours,
    code: { name: 'CVV', size: 3 },
  },
  {
    restName: 'MASTERCARD',
    type: 'mastercard',
    niceType: 'Mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    code: { name: 'CVC', size: 3 },
  },
  {
    restName: 'AMEX',
    type: 'american-express',
    niceType: 'American Express',
    begins: /^3[47]/,
    lengths: [15],
    groups: [4, 6, 5],
    code: { name: 'CID', size: 4 },
  },
  {
    restName: 'DISCOVER',
    type: 'discover',
    niceType: 'Discover',
    begins: /^(6011|64[4-9]|65)/,
    lengths: [16, 19],
    groups: fours,
    code: { name: 'CID', size: 3 },
  },
  {
    restName: 'DINERS',
    type: 'diners-club',
    niceType: 'Diners Club',
    begins: /^(30[0-5]|36|38|39)/,
    lengths: [14, 16, 19],
    groups: [4, 6, 4, 5],
    code: { name: 'CVV', size: 3 },
  },
  {
    restName: 'JCB',
    type: 'jcb',
    niceType: 'JCB',
    begins: /^35(2[89]|[3-8])/,
    lengths: [16, 17, 18, 19],
    groups: fours,
    code: { name: 'CVV', size: 3 },
  },
]

/** The scheme of these digits, as soon as their beginning tells it. */
export function brandOf(digits: string): CardBrand | undefined {
  return cardBrands.find(({ begins }) => begins.test(digits))
}
