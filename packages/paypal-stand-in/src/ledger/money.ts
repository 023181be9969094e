/** An amount as PayPal writes it: a three-letter currency and a decimal string. */
export type Money = { currency_code: string; value: string }

/** The currencies PayPal supports; for these three it takes no decimals. */
const withoutDecimals: ReadonlySet<string> = new Set(['HUF', 'JPY', 'TWD'])

const withDecimals: ReadonlySet<string> = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD ILS MYR MXN NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
)

export function isSupportedCurrency(code: string): boolean {
  return withDecimals.has(code) || withoutDecimals.has(code)
}

/**
 * Hundredths of the currency's unit. `undefined` when the currency does not take so many decimals.
 * Big integers, because PayPal's highest amount (999999999999999.99) is beyond exact doubles.
 */
export function hundredths({ currency_code: currency, value }: Money): bigint | undefined {
  const [whole = '', decimals = ''] = value.replace('-', '').split('.')
  const allowed = withoutDecimals.has(currency) ? 0 : 2
  if (decimals.length > allowed) return undefined
  const size = BigInt(`${whole}${decimals.padEnd(2, '0')}`)
  return value.startsWith('-') ? -size : size
}

/** Hundredths back to money, in the way PayPal writes it: `12.30`, or `12` in yen. */
export function money(currency_code: string, amount: bigint): Money {
  const sign = amount < 0n ? '-' : ''
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0')
  const whole = `${sign}${digits.slice(0, -2)}`
  const value = withoutDecimals.has(currency_code) ? whole : `${whole}.${digits.slice(-2)}`
  return { currency_code, value }
}

/** As `hundredths`, for an amount that has been checked before. */
export function checkedHundredths(amount: Money): bigint {
  const size = hundredths(amount)
  if (size === undefined) throw new RangeError(`${amount.value} has too many decimals`)
  return size
}
