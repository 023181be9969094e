/**
 * Cardholder names on which PayPal's sandbox declines, and the processor's response code for each
 * (PayPal's negative testing page).
 */
const declines: Readonly<Record<string, string>> = {
  'CCREJECT-REFUSED': '0500',
  'CCREJECT-SF': '9500',
  'CCREJECT-EC': '5400',
  'CCREJECT-IRC': '5180',
  'CCREJECT-IF': '5120',
  'CCREJECT-LS': '9520',
  'CCREJECT-IA': '1330',
  'CCREJECT-BANK_ERROR': '5100',
  'CCREJECT-CVV_F': '00N7',
}

/** The response code with which this cardholder's payment is declined; `undefined` when it is not. */
export function declineCode(cardholder: string): string | undefined {
  return declines[cardholder.trim()]
}
